/** Request header: the tab that calls. */
export const tabHeader = 'x-tab-id'
