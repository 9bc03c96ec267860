/** A local counterpart of a Piwigo site, with what its web service answers to everybody. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface Piwigo {
  /** Of its page with all albums. */
  readonly address: string;
  /** Parameters of what its web service was asked. */
  readonly asked: Readonly<Record<string, string>>[];
  /** Ids of pictures whose files it does not give. */
  readonly broken: Set<string>;
  /** In place of every answer of its web service. */
  answer: { readonly status: number; readonly body: string } | undefined;
  close(): void;
}

interface Album {
  readonly id: number;
  readonly name: string;
  readonly pictures: number;
}

/** Pictures of an album have ids from a hundred times its own on. Their originals are not given of odd ones. */
export async function startPiwigo(albums: readonly Album[]): Promise<Piwigo> {
  const asked: Record<string, string>[] = [];
  const broken = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://piwigo');
    const file = /^\/gallery\/(?:upload|i)\/(\d+)/.exec(url.pathname)?.[1];
    if (file) return void (await sendPicture(response, Number(file), broken.has(file)));
    if (url.pathname !== '/gallery/ws.php') return void response.writeHead(404).end('Not here');
    const query = Object.fromEntries(url.searchParams);
    asked.push(query);
    if (piwigo.answer) return void response.writeHead(piwigo.answer.status).end(piwigo.answer.body);
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(JSON.stringify(answerOf(albums, query, piwigo.address)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gallery/`;
  const piwigo: Piwigo = {
    address,
    asked,
    broken,
    answer: undefined,
    close: () => void server.close().closeAllConnections(),
  };
  return piwigo;
}

async function sendPicture(response: ServerResponse, id: number, isBroken: boolean): Promise<void> {
  if (isBroken) return void response.writeHead(410).end();
  const background = { r: id % 256, g: (id * 7) % 256, b: 90 };
  response.end(
    await sharp({ create: { width: 80, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}

function answerOf(
  albums: readonly Album[],
  query: Readonly<Record<string, string>>,
  address: string,
): unknown {
  const { method, cat_id = '', image_id = '', page = '0', per_page = '100' } = query;
  if (method === 'pwg.categories.getList')
    return ok({
      categories: albums
        .filter(({ id }) => cat_id === '' || String(id) === cat_id)
        .map(({ id, name, pictures }) => ({
          id,
          name,
          nb_images: pictures,
          total_nb_images: pictures,
          uppercats: `${id}`,
        })),
    });
  if (method === 'pwg.images.getInfo') return ok(picture(Number(image_id), address));
  const album = albums.find(({ id }) => String(id) === cat_id);
  if (method !== 'pwg.categories.getImages' || !album)
    return { stat: 'fail', err: 401, message: 'Access denied' };
  const from = Number(page) * Number(per_page);
  const count = Math.max(0, Math.min(Number(per_page), album.pictures - from));
  return ok({
    // Text in some of its releases.
    paging: { page: Number(page), per_page: Number(per_page), count, total_count: String(album.pictures) },
    images: Array.from({ length: count }, (_, at) => picture(album.id * 100 + from + at, address)),
  });
}

function ok(result: unknown) {
  return { stat: 'ok', result };
}

function picture(id: number, address: string) {
  return {
    id,
    name: id % 2 === 0 ? `Glaze &amp; ash ${id}` : `img ${id}`,
    file: `img_${id}.jpg`,
    comment: id % 2 === 0 ? '<b>Wood fired</b>, 1280°' : null,
    ...(id % 2 === 0 ? { element_url: `${address}upload/${id}.jpg` } : {}),
    derivatives: {
      square: { url: `${address}i/${id}-sq.jpg`, width: 120, height: 120 },
      xxlarge: { url: `${address}i/${id}-xx.jpg`, width: 80, height: 60 },
    },
  };
}
