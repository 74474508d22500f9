const declaration = /\bname\s{0,20}=\s{0,20}(["'])((?:text|image|color|select|if):[^"'<>{}]{1,200})\1/g;

/**
 * Names of the design options that a template declares in its meta elements, with the prefix: `color:mainColor`.
 * Reads the `name` attributes alone; values and captions are the renderer's business.
 */
export function declaredOptions(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, , name] of source.matchAll(declaration)) if (name) names.add(name);
  return names;
}
