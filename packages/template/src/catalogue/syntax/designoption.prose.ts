import { archived, inferredFrom } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { designoption } from './designoption.ts';

/** What readers learn of the tags of the page syntax/designoption. */
export const designoptionProse: Record<(typeof designoption)[number]['name'], TagProse> = {
  '{block:NavColor}': {
    summary: 'Shows its content when the shop owner has set the navigation color in the design settings.',
    notes: 'No opposite block is documented. It usually stands in a `<style>` element.',
    evidence: archived,
  },
  '{NavColor}': {
    summary: 'Prints the navigation color from the design settings.',
    prints: 'a CSS color',
    sample: '#333333',
    evidence: archived,
  },
  '{block:TextColor}': {
    summary: 'Shows its content when the shop owner has set the text color in the design settings.',
    notes: 'No opposite block is documented. It usually stands in a `<style>` element.',
    evidence: archived,
  },
  '{TextColor}': {
    summary: 'Prints the text color from the design settings.',
    prints: 'a CSS color',
    sample: '#222222',
    evidence: archived,
  },
  '{block:LinkColor}': {
    summary: 'Shows its content when the shop owner has set the link color in the design settings.',
    notes: 'No opposite block is documented. It usually stands in a `<style>` element.',
    evidence: archived,
  },
  '{LinkColor}': {
    summary: 'Prints the link color from the design settings.',
    prints: 'a CSS color',
    sample: '#0a66c2',
    evidence: archived,
  },
  '{LogoTag}': {
    summary: 'Prints the shop logo.',
    prints: 'an image with the class `logoImage` and the shop name as alternative text, or the shop name as text',
    notes:
      'The image form was seen on a live shop in 2021. That the shop name appears without an image is inferred from the stock theme, which styles both. The link around it is yours to write; point it at `{IndexPageURL}`.',
    sample: '<img class="logoImage" src="logo.svg" alt="Harbor Goods">',
    evidence: archived,
  },
  '{BackgroundTag}': {
    summary: 'Prints the background that the shop owner chose in the design settings.',
    prints: 'a style element for the background of `body`',
    notes:
      'The stock theme places it in `<head>`, after its own styles. The exact markup is inferred from a studio’s mock-up.',
    sample: '<style>body{background-color:#fff}</style>',
    evidence: archived,
  },
  '{text:NAME}': {
    summary: 'Prints the text that the shop owner typed into a text option.',
    prints: 'the text, or the `content` of its meta element',
    limits:
      'The guide of 2018 allowed 150 design options in total; the sentence went in January 2019 and no later figure is known.',
    notes:
      'The variable keeps the declared name with its spaces: `{text:Shop Slogan}`. How the typed text is escaped is not documented.',
    sample: 'Welcome to the shop',
    evidence: archived,
  },
  '{block:text-NAME}': {
    summary: 'Shows its content when the text option has a value.',
    notes: 'In block names the colon becomes a hyphen and a space becomes an underscore: `{block:text-Shop_Slogan}`.',
    evidence: archived,
  },
  '{block:not_text-NAME}': { summary: 'Shows its content when the text option is empty.', evidence: archived },
  '{image:NAME}': {
    summary: 'Prints the address of the image that the shop owner uploaded.',
    prints: 'an address; without an image, that of a transparent image of 1 × 1 pixel',
    limits: 'At most 18 image options in a theme (2015 to 2019).',
    sample: 'https://example.com/hero.jpg',
    evidence: archived,
  },
  '{block:image-NAME}': { summary: 'Shows its content when the image option has an image.', evidence: archived },
  '{block:not_image-NAME}': {
    summary: 'Shows its content when the image option has no image.',
    evidence: inferredFrom(
      'The guide spells out the opposite only for text: and if: options; the naming rule is general.',
    ),
  },
  '{color:NAME}': {
    summary: 'Prints the color that the shop owner picked.',
    prints: 'a CSS color, or the `content` of its meta element',
    sample: '#b3541e',
    evidence: archived,
  },
  '{block:color-NAME}': { summary: 'Shows its content when the color option has a value.', evidence: archived },
  '{block:not_color-NAME}': {
    summary: 'Shows its content when the color option is empty.',
    evidence: inferredFrom(
      'The guide spells out the opposite only for text: and if: options; the naming rule is general.',
    ),
  },
  '{select:NAME}': {
    summary: 'Prints the value of the choice that the shop owner picked.',
    prints: 'the `content` of the chosen meta element',
    notes:
      'Declare one meta element per choice, all with the same `name`: `content` is the value, `title` the text of the choice, `label` the name of the option. The first one is the default.',
    sample: 'two-columns',
    evidence: archived,
  },
  '{block:select-NAME}': {
    summary: 'Shows its content when the select option has a value.',
    notes: 'No block tests for one particular choice; print the value into a class name instead.',
    evidence: archived,
  },
  '{block:not_select-NAME}': {
    summary: 'Shows its content when the select option is empty.',
    evidence: inferredFrom(
      'The guide spells out the opposite only for text: and if: options; the naming rule is general.',
    ),
  },
  '{block:if-NAME}': {
    summary: 'Shows its content when the switch is on.',
    notes:
      'Declared as `<meta name="if:NAME" content="1">`, where 1 means on by default. The value for off by default is not documented.',
    evidence: archived,
  },
  '{block:not_if-NAME}': { summary: 'Shows its content when the switch is off.', evidence: archived },
};
