/** A form as the API reads it: a list becomes `name[0]`, `name[1]` and so on. What is null or undefined is left out, or empty in a list. */
export function formBody(fields: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(fields)))
    if (Array.isArray(value))
      for (const [index, each] of value.entries()) form.set(`${name}[${index}]`, String(each ?? ''));
    else if (value != null) form.set(name, String(value));
  return form;
}
