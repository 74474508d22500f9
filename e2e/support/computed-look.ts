import type { Page } from '@playwright/test';

/** A colour of the palette, in both palettes. */
export interface PaletteColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** The colours that the style sheets name: custom properties whose value is a colour and no other property. */
export function paletteOf(page: Page): Promise<PaletteColor[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style)
            if (/^--(?:shop|ifm)-/.test(name) && CSS.supports('color', rule.style.getPropertyValue(name).trim()))
              names.add(name);
        if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const root = document.documentElement;
    const valuesIn = (theme: string) => {
      root.setAttribute('data-theme', theme);
      return [...names].map((name) => getComputedStyle(root).getPropertyValue(name).trim());
    };
    const [light, dark] = [valuesIn('light'), valuesIn('dark')];
    root.setAttribute('data-theme', 'light');
    return [...names]
      .map((name, index) => ({ name, light: light[index] ?? '', dark: dark[index] ?? '' }))
      .filter(({ light }) => CSS.supports('color', light))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  });
}

/**
 * What the style sheets of the page say of every element of a component, as the browser has computed it: one line for
 * each kind of element, with what differs from the same element in the same place without them. So the style of the
 * browser itself, which changes from one version to the next, is no part of it, and neither is what follows from the
 * size of letters, such as a width or where a line breaks. A colour has the name of the property that it comes from:
 * each gets a value of its own while the page is looked at.
 * @param selector The component.
 * @param colors Names of custom properties.
 */
export function computedLook(page: Page, selector: string, colors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ selector, colors }) => {
      // A stage has colors of its own, under the same names.
      const grounds = [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-stage]')];
      const nameOf = new Map<string, string>();
      colors.forEach((name, index) => {
        const value = `rgb(${index + 1}, 7, 7)`;
        nameOf.set(value, name.replace(/^--(?:shop-)?/, ''));
        for (const ground of grounds) ground.style.setProperty(name, value);
      });
      const color = (value: string) => nameOf.get(value) ?? value;
      const sides = (style: CSSStyleDeclaration, property: string, isAuto = (_side: string) => false) => {
        const all = ['top', 'right', 'bottom', 'left'].map((side) =>
          isAuto(side) ? '…' : style.getPropertyValue(`${property}-${side}`),
        );
        const [top, right, bottom, left] = all;
        if (new Set(all).size === 1) return top ?? '';
        return top === bottom && right === left ? `${top} ${right}` : all.join(' ');
      };
      const family = (value: string) => (/mono/.test(value.split(',')[0] ?? '') ? 'mono' : 'text');
      const inherited = (style: CSSStyleDeclaration): Record<string, string> => ({
        color: color(style.color),
        font: `${style.fontStyle === 'normal' ? '' : `${style.fontStyle} `}${style.fontWeight} ${style.fontSize}/${style.lineHeight} ${family(style.fontFamily)}`,
        'white-space': style.whiteSpace,
        'text-align': style.textAlign,
      });
      const border = (style: CSSStyleDeclaration, side: string) => {
        const width = style.getPropertyValue(`border-${side}-width`);
        const kind = style.getPropertyValue(`border-${side}-style`);
        if (kind === 'none' || width === '0px') return 'none';
        return `${width} ${kind} ${color(style.getPropertyValue(`border-${side}-color`))}`;
      };
      const borders = (style: CSSStyleDeclaration) => {
        const all = ['top', 'right', 'bottom', 'left'].map((side) => border(style, side));
        return new Set(all).size === 1 ? (all[0] ?? '') : all.join(', ');
      };
      const corners = (style: CSSStyleDeclaration) => {
        const all = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) =>
          style.getPropertyValue(`border-${corner}-radius`),
        );
        return new Set(all).size === 1 ? (all[0] ?? '') : all.join(' ');
      };
      const own = (style: CSSStyleDeclaration): Record<string, string> => ({
        display: style.display,
        position: style.position,
        background: color(style.backgroundColor),
        border: borders(style),
        radius: corners(style),
        padding: sides(style, 'padding'),
        gap: style.gap,
        'min-height': style.minHeight,
        shadow: style.boxShadow,
        outline: style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${color(style.outlineColor)}`,
        decoration: style.textDecorationLine,
        opacity: style.opacity,
        visibility: style.visibility,
      });
      /** Margins that the sheet computes from the room that is left are no part of the look. */
      const margin = (element: Element, style: CSSStyleDeclaration) => {
        const isAuto = (side: string) => element.computedStyleMap().get(`margin-${side}`)?.toString() === 'auto';
        return sides(style, 'margin', isAuto).replaceAll(/\d+\.\d+px/g, '…');
      };
      const look = (element: Element): Record<string, string> => {
        const style = getComputedStyle(element);
        return { ...inherited(style), ...own(style), margin: margin(element, style) };
      };
      /** How the browser shows an element that no style sheet of the page speaks of, in the same place. */
      const bareLook = (element: HTMLElement | SVGElement): Record<string, string> => {
        const { all } = element.style;
        element.style.setProperty('all', 'revert', 'important');
        const bare = look(element);
        element.style.all = all;
        return bare;
      };
      const label = (element: Element) => {
        const classes = [...element.classList].map((name) => name.replace(/_[\w+/-]{4}$/, ''));
        const kind = element.getAttribute('type');
        return [element.tagName.toLowerCase() + (kind ? `[${kind}]` : ''), ...classes].join('.');
      };
      const isLeftOut = (element: Element) => element.closest('svg *, noscript, iframe *, code *') !== null;
      const lines: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(`${selector} *`)) {
        if (isLeftOut(element) || !element.checkVisibility() || !element.parentElement) continue;
        const bare = bareLook(element);
        const said = Object.entries(look(element))
          .filter(([name, value]) => bare[name] !== value)
          .map(([name, value]) => `${name} ${value}`);
        if (said.length > 0) lines.push(`${label(element.parentElement)} > ${label(element)}: ${said.join(' · ')}`);
      }
      for (const name of colors) for (const ground of grounds) ground.style.removeProperty(name);
      return [...new Set(lines)];
    },
    { selector, colors },
  );
}
