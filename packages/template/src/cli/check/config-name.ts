/** Name of the file with the settings of a project. */
export const configName = 'shop-template.json';
