/** Settings of the allocator of the server's process. */
export declare const ALLOCATOR: Readonly<Record<string, string>>
/** Node's option that limits the memory for new objects. */
export declare const MEMORY_OPTION: string
