import { expect, test } from 'vitest';
import { reservationOf } from './reservation.ts';

test('SITE-54 a reservation leads to the page of its service, whose name is found by its host', () => {
  expect(reservationOf({ address: ' https://resy.com/cities/oslo/halden ', frameAddress: '' })).toEqual({
    service: 'Resy',
    href: 'https://resy.com/cities/oslo/halden',
  });
  expect(
    reservationOf({
      address: 'https://www.thefork.com/restaurant/halden',
      frameAddress: 'https://widget.thefork.com/halden',
    }),
  ).toMatchObject({ service: 'TheFork', frame: 'https://widget.thefork.com/halden' });
  expect(reservationOf({ address: 'https://notresy.com/', frameAddress: '' })?.service).toBe('');
  expect(reservationOf({ address: 'https://resy.com.evil.example/', frameAddress: '' })?.service).toBe('');
});

test.each(['', 'resy.com/halden', 'http://resy.com', 'javascript:alert(1)', 'https://', 'https:// x'])(
  '%j is no address where guests book, nor one of a frame',
  (strange) => {
    expect(reservationOf({ address: strange, frameAddress: '' })).toBeUndefined();
    expect(reservationOf({ address: 'https://resy.com/a', frameAddress: strange })).not.toHaveProperty(
      'frame',
    );
  },
);
