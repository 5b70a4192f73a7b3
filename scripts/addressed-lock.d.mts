export function withAddresses<Lock extends { readonly packages: Record<string, object> }>(
  lock: Lock,
  registry: string,
): Lock
