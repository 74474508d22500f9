/** Addresses of the former site, and what took over. Each has a page in `src/pages`. */
export const formerAddresses = {
  '/api.html': '/api/',
  '/design.html': '/template/',
} as const;
