import { describe, expect, test } from 'vitest';
import { blockCode } from './block-code.ts';
import { frameDocument } from './owner-html.ts';

const html = '<script>a()</script>';

describe('the code that a block brings to its page', () => {
  test('is that of its HTML, trusted or not', () => {
    expect(blockCode({ html, trust: 'trusted' })?.inlineScripts).toEqual(['a()']);
    const sandboxed = blockCode({ html, trust: 'sandboxed' });
    expect(sandboxed?.inlineScripts).toEqual(['a()']);
    expect(sandboxed?.inlineStyles).toHaveLength(1);
  });

  test('is none where the source is only shown, or there is none', () => {
    expect(blockCode({ html, mode: 'show', trust: 'trusted' })).toBeUndefined();
    expect(blockCode({ html: 3 })).toBeUndefined();
    expect(blockCode(null)).toBeUndefined();
  });
});

test('a frame’s document has a doctype, and keeps its own where it brings one', () => {
  expect(frameDocument('<b>a</b>')).toMatch(/^<!doctype html><style>.*<\/style><b>a<\/b>$/);
  for (const own of ['<!DOCTYPE html><p>a', '\n<html><p>a']) expect(frameDocument(own)).toBe(own);
  expect(frameDocument('<htmlish>')).toMatch(/^<!doctype html>/);
});
