import { expect, test } from 'vitest';
import { playingAddress, providerOf } from './providers.ts';
import { embedOf, readVideoAddress } from './video-address.ts';

const SECURE = 'https://studio.example/films';

test('VIDE-07 VIDE-08 VIDE-11 each service is asked to play at once in its own words', () => {
  const play = (address: string) => playingAddress(address, SECURE);
  expect(play('https://www.youtube-nocookie.com/embed/abc?rel=0')).toBe(
    'https://www.youtube-nocookie.com/embed/abc?rel=0&autoplay=1&enablejsapi=1',
  );
  expect(play('https://player.vimeo.com/video/1')).toBe('https://player.vimeo.com/video/1?autoplay=1');
  expect(play('https://fast.wistia.net/embed/iframe/x')).toBe(
    'https://fast.wistia.net/embed/iframe/x?autoPlay=true',
  );
  expect(play('https://films.example/e/1?a=b')).toBe('https://films.example/e/1?a=b&autoplay=1');
  expect(play('https://www.youtube.com/embed/abc?autoplay=0')).toBe(
    'https://www.youtube.com/embed/abc?autoplay=1&enablejsapi=1',
  );
});

test('VIDE-09 a secure page takes secure frames', () => {
  expect(playingAddress('http://films.example/1', SECURE)).toBe('https://films.example/1?autoplay=1');
  expect(playingAddress('//films.example/1', SECURE)).toBe('https://films.example/1?autoplay=1');
  expect(playingAddress('http://films.example/1', 'http://studio.localhost/')).toBe(
    'http://films.example/1?autoplay=1',
  );
  expect(playingAddress('javascript:alert(1)', SECURE)).toBeUndefined();
  expect(playingAddress('https://[', SECURE)).toBeUndefined();
});

test('VIDE-10 VIDE-11 commands: event, func and args for YouTube, method and value for Vimeo, none for others', () => {
  const say = (host: string, command: 'play' | 'pause') => providerOf(host).message?.(command);
  expect(say('www.youtube-nocookie.com', 'pause')).toEqual({
    event: 'command',
    func: 'pauseVideo',
    args: [],
  });
  expect(say('www.youtube.com', 'play')).toEqual({ event: 'command', func: 'playVideo', args: [] });
  expect(say('player.vimeo.com', 'play')).toEqual({ method: 'play', value: '' });
  expect(say('notyoutube.com', 'play')).toBeUndefined();
});

test('VIDE-11 each service says in its own words that a video has been seen to its end', () => {
  const youTube = providerOf('www.youtube-nocookie.com');
  expect(youTube.listen).toEqual({ event: 'listening' });
  const told = [
    { event: 'onStateChange', info: 0 },
    { event: 'onStateChange', info: 2 },
    { event: 'infoDelivery', info: { playerState: 1 } },
  ];
  expect(told.map((each) => youTube.isEnd?.(each))).toEqual([true, false, false]);
  const vimeo = providerOf('player.vimeo.com');
  expect(vimeo.listen).toEqual({ method: 'addEventListener', value: 'ended' });
  expect(['ended', 'finish', 'ready'].map((event) => vimeo.isEnd?.({ event }))).toEqual([true, true, false]);
  expect(providerOf('films.example').listen).toBeUndefined();
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'dQw4w9WgXcQ?rel=0&start=42'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ?rel=0'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'dQw4w9WgXcQ?rel=0&start=90'],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', 'dQw4w9WgXcQ?rel=0&start=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 'dQw4w9WgXcQ?rel=0&start=3723'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=2m', 'dQw4w9WgXcQ?rel=0&start=120'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=75', 'dQw4w9WgXcQ?rel=0&start=75'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1:02:03', 'dQw4w9WgXcQ?rel=0&start=3723'],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'dQw4w9WgXcQ?rel=0'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ?rel=0'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ?rel=0'],
])('VIDE-11 the address of a YouTube page: %s', (address, frame) => {
  expect(readVideoAddress(address)?.frame).toBe(`https://www.youtube-nocookie.com/embed/${frame}`);
});

test.each([
  ['https://vimeo.com/76979871', '76979871?dnt=1'],
  ['https://vimeo.com/76979871/abcdef', '76979871?dnt=1&h=abcdef'],
  ['https://vimeo.com/76979871#t=1m30s', '76979871?dnt=1#t=90s'],
  ['https://vimeo.com/76979871?t=45', '76979871?dnt=1#t=45s'],
  ['https://player.vimeo.com/video/76979871?h=abcdef', '76979871?dnt=1&h=abcdef'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1'],
])('VIDE-11 the address of a Vimeo page: %s', (address, frame) => {
  expect(readVideoAddress(address)?.frame).toBe(`https://player.vimeo.com/video/${frame}`);
});

test.each([
  '',
  'https://vimeo.com/about',
  'https://youtu.be/',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://example.com/1234',
])('an address of no video is none: %s', (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});

test('Shorts are upright, and their pages start where their addresses say', () => {
  const short = readVideoAddress('https://www.youtube.com/shorts/dQw4w9WgXcQ?t=5');
  expect(short?.size).toEqual({ width: 720, height: 1280 });
  expect(short && embedOf(short)).toContain('width="720" height="1280"');
  expect(readVideoAddress('https://youtu.be/dQw4w9WgXcQ')?.size).toBeUndefined();
  expect(readVideoAddress('https://vimeo.com/76979871#t=1m')?.page).toBe('https://vimeo.com/76979871#t=60s');
});
