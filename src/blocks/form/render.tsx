import type { BlockRender } from '../contract.ts';
import { FormView } from '../form-view.tsx';
import type { FormProps } from './props.ts';

export const renderForm: BlockRender<FormProps> = ({ props, context }) =>
  props.fields.length === 0 ? null : <FormView settings={props} context={context} />;
