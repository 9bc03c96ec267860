/** Version of the template contract that pages are made with. */
export const TEMPLATE_VERSION = '1';
