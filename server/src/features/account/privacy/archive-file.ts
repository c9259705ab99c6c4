export const archiveFile = (id: string): string => `${id}.zip`
