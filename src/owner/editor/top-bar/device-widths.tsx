/** Shows the page as wide as a phone, a tablet or a desktop. */
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../editing/store.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

export function DeviceWidths({ editor }: { readonly editor: Editor }): ReactNode {
  const device = useStore(editor.store, (state) => state.device);
  return (
    <Segmented
      label={say.widthOfThePage}
      value={device}
      onChange={(next) => editor.store.set({ device: next })}
      options={[
        { value: 'phone', label: say.phone, icon: <Smartphone size={15} /> },
        { value: 'tablet', label: say.tablet, icon: <Tablet size={15} /> },
        { value: 'desktop', label: say.desktop, icon: <Monitor size={15} /> },
      ]}
    />
  );
}
