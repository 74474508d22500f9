/** An address of the site as its pages write it: `/api/items/` for `/docs/api/items/`, on a site below `/docs/`. */
export function withoutBase(address: string, base: string): string {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}
