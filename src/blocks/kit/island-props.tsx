/** Hands a block's island what it needs, as inert JSON inside the block's own markup. */
import { toScriptJson } from '#domain/json.ts';

export function IslandProps({ value }: { value: unknown }) {
  return (
    <script
      type="application/json"
      data-island-props=""
      dangerouslySetInnerHTML={{ __html: toScriptJson(value) }}
    />
  );
}
