export function oneAtATime(folder: string, work: () => Promise<void>): Promise<void>
