import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsSource } from './facts-source.ts';
import { findTag } from './find-tag.ts';
import { mistakes } from './mistakes.ts';
import { sourcesOf } from './sources.ts';
import { tagAnchor } from './tag-anchor.ts';
import { tagNamed, tags } from './tags.ts';

const names = new Set(tags.map((tag) => tag.name));

describe('the catalogue', () => {
  it('has unique names and unique anchors on each page', () => {
    expect(names.size).toBe(tags.length);
    expect(new Set(tags.map((tag) => `${tag.page}#${tagAnchor(tag)}`)).size).toBe(tags.length);
  });

  it('refers only to tags that exist', () => {
    const referred = tags.flatMap((tag) => [tag.negation, tag.guard, tag.deprecated?.use, ...(tag.within ?? [])]);
    expect(referred.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
    expect(mistakes.filter(({ instead }) => instead !== null && !names.has(instead))).toEqual([]);
    expect(mistakes.filter(({ name }) => names.has(name) || findTag(name))).toEqual([]);
  });

  it('gives the page the facts of today: run "npm run generate" after a change', () => {
    expect(readFileSync(new URL('./generated/facts-by-page.ts', import.meta.url), 'utf8')).toBe(factsSource());
  });

  it('has negations that point at each other', () => {
    for (const tag of tags) if (tag.negation) expect(tagNamed(tag.negation)?.negation).toBe(tag.name);
  });

  it('finds every tag by a name as an author writes it', () => {
    for (const tag of tags) {
      const written = tag.name.replace(/\[\d+-\d+\]/, '3').replace('NAME', 'Main Color');
      expect(findTag(written)?.tag.name).toBe(tag.name);
    }
  });

  it('has a page and a source for every tag, and a reason for every inference', () => {
    for (const { name, page, summary, evidence } of tags) {
      expect(page, name).toMatch(/^(syntax|default|item|apps)\/[a-z_0-9]+$/);
      expect(summary, name).toMatch(/^[A-Z].*\.$/);
      expect(evidence.source, name).not.toBe('');
      if (evidence.level === 'inferred') expect(evidence.reason, name).toBeTruthy();
    }
  });

  it('names a second source only for what an entry says, and only a named one', () => {
    for (const tag of tags) {
      const others = [
        [tag.prints, tag.printsEvidence],
        [tag.escaping, tag.escapingEvidence],
        [tag.deprecated, tag.deprecatedEvidence],
        [tag.pages ?? tag.within, tag.placesEvidence],
        [tag.guard, tag.guardEvidence],
        [tag.rules, tag.rulesEvidence],
        [tag.since, tag.sinceEvidence],
        [tag.notes, tag.notesEvidence],
      ] as const;
      for (const [fact, evidence] of others) {
        if (!evidence) continue;
        expect(fact, tag.name).toBeTruthy();
        expect(evidence, tag.name).not.toEqual(tag.evidence);
        if (evidence.level !== 'inferred') expect(sourcesOf(evidence), tag.name).not.toEqual([]);
        else if (evidence !== tag.deprecatedEvidence) expect(evidence.reason, tag.name).toBeTruthy();
      }
    }
  });

  it('requires the tags of today, and says where each stands', () => {
    const required = tags.filter((tag) => tag.required);
    expect(tags.filter((tag) => tag.stockPlace)).toEqual(required);
    expect(required.map((tag) => tag.name)).toEqual([
      '{LogoTag}',
      '{BackgroundTag}',
      '{ContactPageURL}',
      '{PrivacyPageURL}',
      '{LawPageURL}',
      '{PageContents}',
      '{ItemAttentionTag}',
      '{IllegalReportTag}',
      '{FaviconTag}',
      '{GoogleAnalyticsTag}',
      '{BASEMenuTag}',
    ]);
  });

  it('names anchors after the tags', () => {
    const anchors = ['{block:Items}', '{ItemImage[1-20]URL-640}', '{lang:Law}', '{color:NAME}', '{block:Item[1-24]}'];
    expect(anchors.map((name) => tagAnchor({ name }))).toEqual([
      'block-Items',
      'ItemImage-1-20-URL-640',
      'lang-Law',
      'color-NAME',
      'block-Item-1-24',
    ]);
  });
});
