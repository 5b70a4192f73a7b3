export function withResolvedUrls<Lock extends { readonly packages: Record<string, object> }>(
  lock: Lock,
  registry: string,
): Lock
