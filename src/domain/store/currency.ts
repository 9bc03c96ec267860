/** Currency of a store whose owner has chosen none (STOR-07). */
export const STORE_CURRENCY = 'USD';
