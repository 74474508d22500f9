import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { foreignSyntax } from './index.ts';

it('names each language once, at its first statement', () => {
  expect(
    underlined(
      foreignSyntax,
      '{% if a %}{% endif %}<%= b %><?php echo 1 ?>{if $c}{/if}{foreach from=$d item=e}{{#if f}}{{/if}}<p title="{% x %}">',
    ),
  ).toEqual([
    [
      '{% if a %}',
      'Unexpected {% if a %}, a statement of Liquid, Twig or Jinja, expected a block such as {block:HasItems}; 2 more below',
    ],
    [
      '<%= b %>',
      'Unexpected <%= b %>, a statement of PHP, ERB or EJS, expected a block such as {block:HasItems}; 1 more below',
    ],
    [
      '{if $c}',
      'Unexpected {if $c}, a statement of Smarty or a like language, expected a block such as {block:HasItems}; 2 more below',
    ],
    [
      '{{#if f}}',
      'Unexpected {{#if f}}, a statement of Handlebars or Svelte, expected a block such as {block:HasItems}; 1 more below',
    ],
  ]);
});

it('knows filters of other languages', () => {
  expect(underlined(foreignSyntax, `{{ 'a.css' | asset_url | stylesheet_tag }}<p>{{ price | money }}</p>`)).toEqual([
    [
      "{{ 'a.css' | asset_url | stylesheet_tag }}",
      "Unexpected {{ 'a.css' | asset_url | stylesheet_tag }}, a statement of Liquid, Twig or Jinja, expected a block such as {block:HasItems}; 1 more below",
    ],
  ]);
  expect(underlined(foreignSyntax, '{{ a || b }}{{ price | yen }}')).toEqual([]);
});

it('leaves placeholders, scripts, styles and comments alone', () => {
  expect(
    underlined(
      foreignSyntax,
      '{{ title }}{{#x}}<script>if(a){for(;;){b}}{% raw %}</script><style>@media x{a{b:c}}</style><!-- {% if %} -->{block:if-A}{/block:if-A}{if:A}{50%}',
    ),
  ).toEqual([]);
});

it('knows the objects of Liquid, unless a library fills them in', () => {
  expect(underlined(foreignSyntax, '<h1>{{ product.title }}</h1>')).toEqual([
    [
      '{{ product.title }}',
      'Unexpected {{ product.title }}, a statement of Liquid, Twig or Jinja, expected a block such as {block:HasItems}',
    ],
  ]);
  expect(underlined(foreignSyntax, '{{ product.title }}<script src="vue.global.js"></script>')).toEqual([]);
});
