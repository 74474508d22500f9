/** Addresses of the former site, and what took over. Each gets a page that leads on. */
export const formerAddresses = {
  '/api.html': '/api/',
  '/design.html': '/template/',
} as const;
