/** What the build made for visitors, by the address it is served at. */
export interface VisitorAssets {
  /** The runtime's entry script. */
  readonly script: string;
  /** Counts visitors; beside the entry on pages of sites that do. */
  readonly trackingScript: string;
  /** Pages on paper and in forced colours. */
  readonly otherLooks: string;
  /** By block type: the part of the address of an island's chunk that the entry script asks for, `C8IdqB`. */
  readonly islandChunks: Readonly<Record<string, string>>;
  /** The script of the editor's frame; never on a visitor's page. */
  readonly editScript: string;
  /** Address of a font file by its name in the template, or undefined when the build does not hold it. */
  fontUrl(file: string): string | undefined;
  /** A font file in base64, for the style sheet it stands in. */
  fontData(file: string): string | undefined;
  /** Changes with whatever the style sheet of faces is made from: browsers keep that for ever. */
  readonly fontVersion: string;
  /** The seal of a set of faces, without which its style sheet is not made: strangers cannot have any other made. */
  sealFaces(families: readonly string[]): string;
  /** In development: a script that reloads the page after a change. */
  readonly devScript?: string | undefined;
}
