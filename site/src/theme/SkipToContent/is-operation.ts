/** Whether a page is that of an operation, which has a call: it stands in the folder of its group. Guides stand beside those. */
export const isOperation = (id: string | undefined): boolean => /^api\/.+\/./.test(id ?? '');
