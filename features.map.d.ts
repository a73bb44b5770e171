export declare const floors: Readonly<Record<string, readonly string[]>>
