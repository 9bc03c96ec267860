/** What to import: where it comes from, the export file, and the old site's files. */
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import styles from './import.module.css';
import type { Source } from './move.ts';
import { type OldFiles, OldFilesChoice } from './old-files-choice.tsx';
import { type PackedFile, packFiles } from './pack-files.ts';
import * as say from './words/en.ts';

export interface ImportToSend {
  readonly source: Source;
  readonly file: Blob;
  readonly name: string;
  /** Of the new site, where a whole one is imported. */
  readonly identifier: string;
  /** The address of the old site, where its file does not say it. */
  readonly oldSite: string;
}

interface SourceWords {
  readonly source: Source;
  readonly label: string;
  readonly how: string;
  readonly accept: string;
}

const WORDPRESS: SourceWords = {
  source: 'wordpress',
  label: say.wordpress,
  how: say.onYourOldSiteGoTo,
  accept: '.xml,.zip,.tar,.gz,.tgz',
};
const SOURCES: readonly SourceWords[] = [
  WORDPRESS,
  {
    source: 'squarespace',
    label: say.squarespace,
    how: say.onYourOldSiteGoToSettings,
    accept: '.xml,.zip,.tar,.gz,.tgz',
  },
  { source: 'ghost', label: 'Ghost', how: say.inGhostGoTo, accept: '.json,.zip,.tar,.gz,.tgz' },
  { source: 'feed', label: say.rssFeed, how: say.saveTheFeedAsAFile, accept: '.xml,.rss,.atom,.zip' },
  {
    source: 'markdown',
    label: 'Markdown',
    how: say.theFolderOfYourPosts,
    accept: '.zip,.tar,.gz,.tgz,.md,.markdown',
  },
  {
    source: 'vitrine',
    label: 'Vitrine',
    how: say.anArchiveOfAWholeSite,
    accept: '.gz,.tgz,.tar,.zip',
  },
];

export interface ImportStartProps {
  /** Whether whole sites may be imported. */
  readonly mayMakeSites: boolean;
  readonly isBusy: boolean;
  readonly onSend: (what: ImportToSend) => void;
}

export function ImportStart({ mayMakeSites, isBusy, onSend }: ImportStartProps): ReactNode {
  const [words, setWords] = useState(WORDPRESS);
  const [file, setFile] = useState<File>();
  const [oldFiles, setOldFiles] = useState<OldFiles>();
  const [identifier, setIdentifier] = useState('');
  const [oldSite, setOldSite] = useState('');
  const { source, how, accept } = words;
  const isWhole = source === 'vitrine';
  const send = () => {
    if (!file) return;
    const packed = isWhole || !oldFiles ? file : packFiles([exportEntry(file), ...oldFiles.files]);
    onSend({
      source,
      file: packed,
      name: file.name,
      identifier: identifier.trim(),
      oldSite: addressIn(oldSite),
    });
  };
  return (
    <Panel
      title={say.importASite}
      footer={
        <Button tone="primary" disabled={!file} isBusy={isBusy} onClick={send}>
          {isWhole ? say.createSite : say.previewImport}
        </Button>
      }
    >
      <Stack>
        <SourceChoice
          sources={SOURCES.filter((each) => mayMakeSites || each.source !== 'vitrine')}
          value={words}
          onChange={setWords}
        />
        <p className="muted">{how}</p>
        <FileChoice label={say.chooseTheExportFile} accept={accept} file={file} onChange={setFile} />
        {isWhole ? (
          <TextField
            label={say.shortNameOfTheNewSite}
            hint={say.partOfItsAddressLeaveEmpty}
            placeholder={say.myPottery}
            value={identifier}
            maxLength={50}
            onChange={setIdentifier}
          />
        ) : (
          <>
            {(source === 'ghost' || source === 'markdown') && (
              <TextField
                label={say.addressOfTheOldSite}
                hint={say.theFileDoesNotHoldIt}
                placeholder="https://example.com"
                type="url"
                value={oldSite}
                maxLength={500}
                onChange={setOldSite}
              />
            )}
            {source !== 'markdown' && (
              <OldFilesChoice source={source} value={oldFiles} onChange={setOldFiles} />
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** As people write it; empty for what is none. */
function addressIn(text: string): string {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) || typed === '' ? typed : `https://${typed}`;
  return URL.canParse(address) ? address : '';
}

/** Archives keep their ending, by which the server unpacks them. */
function exportEntry(file: File): PackedFile {
  const ending = /\.(?:zip|tar|tar\.gz|tgz|json)$/i.exec(file.name)?.[0] ?? '.xml';
  return { name: `export${ending}`, file };
}

interface SourceChoiceProps {
  readonly sources: readonly SourceWords[];
  readonly value: SourceWords;
  readonly onChange: (words: SourceWords) => void;
}

function SourceChoice({ sources, value, onChange }: SourceChoiceProps): ReactNode {
  return (
    <fieldset className="cluster tight">
      <legend className="visually-hidden">{say.whereIsYourSiteNow}</legend>
      {sources.map((each) => (
        <label key={each.source} className={`row lit well tight strong ${styles['source']}`}>
          <input type="radio" name="source" checked={each === value} onChange={() => onChange(each)} />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
}
