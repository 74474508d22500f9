/** The one helper of `tslib` that code of the pages calls. The package comes as a whole otherwise. */
export function __importDefault(module: { readonly __esModule?: boolean }): object {
  return module?.__esModule ? module : { default: module };
}
