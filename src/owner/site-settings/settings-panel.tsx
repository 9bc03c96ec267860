/** A panel of settings that are one form: what went wrong above its fields, and below them the way to save it. */
import type { ReactNode } from 'react';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { SaveFooter, type SaveFooterProps } from './save-footer.tsx';
import * as say from './words/en.ts';

interface SettingsPanelProps extends Omit<SaveFooterProps, 'form'> {
  readonly form: SaveFooterProps['form'] & { readonly error?: Error | null };
  readonly title?: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsPanel({
  form,
  title,
  description,
  children,
  ...footer
}: SettingsPanelProps): ReactNode {
  return (
    <Panel title={title} description={description} footer={<SaveFooter form={form} {...footer} />}>
      <Stack>
        {form.error && <Failure title={say.notSaved} error={form.error} />}
        {children}
      </Stack>
    </Panel>
  );
}
