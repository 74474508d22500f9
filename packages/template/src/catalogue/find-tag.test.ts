import { describe, expect, it } from 'vitest';
import { findBlock, findTag } from './find-tag.ts';

const found = (written: string) => {
  const result = findTag(written);
  return result && { ...result, tag: result.tag.name };
};

describe('findTag', () => {
  it('finds names with and without braces', () => {
    expect(found('{ItemTitle}')).toEqual({ tag: '{ItemTitle}' });
    expect(found('ItemTitle')).toEqual({ tag: '{ItemTitle}' });
    expect(found('lang:Law')).toEqual({ tag: '{lang:Law}' });
    expect(findBlock('Items')?.tag.kind).toBe('loop');
  });

  it('reads the number in a numeric family', () => {
    expect(found('ItemImage7URL-500')).toEqual({ tag: '{ItemImage[1-20]URL-500}', number: 7, range: [1, 20] });
    expect(found('block:Item24')).toEqual({ tag: '{block:Item[1-24]}', number: 24, range: [1, 24] });
    expect(found('block:NoItemImage20')).toMatchObject({ tag: '{block:NoItemImage[1-20]}', number: 20 });
  });

  it('tells a number out of range from an unknown name', () => {
    expect(found('block:Item25')).toMatchObject({ tag: '{block:Item[1-24]}', number: 25, outOfRange: true });
    expect(found('ItemImage0URL-640')).toMatchObject({ number: 0, outOfRange: true });
    expect(found('ItemImage01URL-640')).toMatchObject({ number: 1, outOfRange: true });
    expect(found('ItemImage1URL-641')).toBeUndefined();
    expect(found('ItemImageXURL-640')).toBeUndefined();
  });

  it('reads the name of a design option', () => {
    expect(found('color:Main Color')).toEqual({ tag: '{color:NAME}', option: 'Main Color' });
    expect(found('block:if-Show_Detail')).toEqual({ tag: '{block:if-NAME}', option: 'Show_Detail' });
    expect(found('block:not_text-Foo')).toEqual({ tag: '{block:not_text-NAME}', option: 'Foo' });
    expect(found('color:')).toBeUndefined();
    expect(found('if:Foo')).toBeUndefined();
  });

  it('keeps upper and lower case apart, as the platform does', () => {
    expect(found('itemTitle')).toBeUndefined();
    expect(found('constructor')).toBeUndefined();
  });
});
