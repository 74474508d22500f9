declare module 'react-router/esm/react-router.js' {
  export * from 'react-router';
}
