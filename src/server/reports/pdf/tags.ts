import type { Paper } from './paper.ts'

/** Structure types of PDF. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'LBody'

interface TagOptions {
  /** Text alternative of a figure. */
  readonly alt?: string
  /** Text that is read instead of the drawn letters. */
  readonly actual?: string
  /** Language, if it differs from the document's. */
  readonly lang?: string
}

type Element = PDFKit.PDFStructureElement

interface OpenPart {
  readonly element: Element
  readonly tag: Tag
}

interface TagState {
  /** Parent of the next part. */
  parent: Element
  /** Part being written; parts within it are not tagged separately. */
  open: OpenPart | null
  /** Its marked content on the current page. */
  content: PDFKit.PDFStructureContent | null
  isDecorating: boolean
}

const states = new WeakMap<Paper, TagState>()

/** Makes a document tagged; untagged content is decoration. */
export function startTags(paper: Paper) {
  const parent = paper.struct('Document')
  paper.addStructure(parent)
  states.set(paper, { parent, open: null, content: null, isDecorating: false })
}

/** Adds a page; a part that continues there stays one part. */
export function turnPage(paper: Paper) {
  const state = states.get(paper)
  const open = state?.open
  if (state) leavePage(paper, state)
  paper.addPage()
  if (state && open) enterPart(paper, state, open)
}

/** Returns to a page to add decoration, such as a footer. */
export function decoratePage(paper: Paper, index: number, draw: () => void) {
  const state = states.get(paper)
  if (state) leavePage(paper, state)
  paper.switchToPage(index)
  if (!state) return draw()
  paper.markContent('Artifact')
  draw()
  paper.endMarkedContent()
}

/** Marks content of an added page as decoration until something is tagged. */
export function startDecoration(paper: Paper) {
  const state = states.get(paper)
  if (!state) return
  paper.markContent('Artifact')
  state.isDecorating = true
}

/** Writes a tagged part. A part within a part belongs to the outer one. */
export function tagged(paper: Paper, tag: Tag, write: () => void, options: TagOptions = {}) {
  const end = beginTag(paper, tag, options)
  write()
  end()
}

/** Begins a tagged part; returns a function that ends it. */
export function beginTag(paper: Paper, tag: Tag, options: TagOptions = {}): () => void {
  const state = states.get(paper)
  if (!state?.isDecorating) return () => undefined
  const element = paper.struct(tag, options)
  state.parent.add(element)
  leavePage(paper, state)
  enterPart(paper, state, { element, tag })
  return () => {
    leavePage(paper, state)
    element.end()
    startDecoration(paper)
  }
}

/** Writes a part that contains parts: a list, or a list item. */
export function taggedGroup(paper: Paper, tag: 'L' | 'LI', write: () => void) {
  const state = states.get(paper)
  if (!state?.isDecorating) return write()
  const { parent } = state
  const group = paper.struct(tag)
  parent.add(group)
  state.parent = group
  write()
  state.parent = parent
  group.end()
}

function enterPart(paper: Paper, state: TagState, part: OpenPart) {
  if (state.isDecorating) leavePage(paper, state)
  state.open = part
  state.content = paper.markStructureContent(part.tag)
}

/** Ends the marked content of the page. */
function leavePage(paper: Paper, state: TagState) {
  if (state.isDecorating || state.content) paper.endMarkedContent()
  if (state.content) state.open?.element.add(state.content)
  state.isDecorating = false
  state.open = null
  state.content = null
}
