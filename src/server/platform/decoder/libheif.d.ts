/** The part of WebAssembly that we use; the compiler's own types require the browser's library. */
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
}

/** The part of libheif's C interface that we use, as Emscripten exports it. */
declare module 'libheif-js/wasm-bundle.js' {
  /** Address in the decoder's memory. Functions write returned structs to their first parameter. */
  type Pointer = number

  interface Libheif {
    readonly HEAPU8: Uint8Array
    readonly HEAP32: Int32Array
    _malloc(bytes: number): Pointer
    _heif_context_alloc(): Pointer
    _heif_context_get_security_limits(context: Pointer): Pointer
    _heif_context_read_from_memory_without_copy(
      error: Pointer,
      context: Pointer,
      data: Pointer,
      bytes: number,
      options: Pointer,
    ): void
    _heif_context_get_primary_image_handle(error: Pointer, context: Pointer, to: Pointer): void
    _heif_image_handle_get_width(handle: Pointer): number
    _heif_image_handle_get_height(handle: Pointer): number
    _heif_image_handle_get_raw_color_profile_size(handle: Pointer): number
    _heif_image_handle_get_raw_color_profile(error: Pointer, handle: Pointer, to: Pointer): void
    _heif_decoding_options_alloc(): Pointer
    _heif_decode_image(
      error: Pointer,
      handle: Pointer,
      to: Pointer,
      colourSpace: number,
      chroma: number,
      options: Pointer,
    ): void
    _heif_image_get_width(image: Pointer, channel: number): number
    _heif_image_get_height(image: Pointer, channel: number): number
    _heif_image_get_plane_readonly(image: Pointer, channel: number, stride: Pointer): Pointer
  }

  const libheif: Libheif
  export default libheif
}
