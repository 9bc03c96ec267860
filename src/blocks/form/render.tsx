import type { ClosedForm } from '#domain/forms/limits.ts';
import type { BlockRender } from '../contract.ts';
import { FormView } from '../kit/form-view.tsx';
import type { FormProps } from './props.ts';

export const render: BlockRender<FormProps, ClosedForm | undefined> = ({ props, data, context }) =>
  props.fields.length === 0 ? null : <FormView settings={props} closed={data} context={context} />;
