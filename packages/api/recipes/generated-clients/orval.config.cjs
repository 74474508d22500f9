module.exports = {
  base: {
    input: './openapi.json',
    output: {
      target: './generated/orval.ts',
      client: 'fetch',
      baseUrl: process.env.BASE_API ?? 'https://api.thebase.in',
      override: { formUrlEncoded: { path: '../form-body.ts', name: 'formBody' } },
    },
  },
};
