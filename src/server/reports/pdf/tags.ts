import type { Paper } from './paper.ts'

/** What a part of a page is to a screen reader, as PDF names it. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'LBody'

interface TagOptions {
  /** What a figure shows. */
  readonly alt?: string
  /** What is read instead of the letters that are drawn. */
  readonly actual?: string
  /** Where it is not that of the document. */
  readonly lang?: string
}

type Element = PDFKit.PDFStructureElement

interface OpenPart {
  readonly element: Element
  readonly tag: Tag
}

interface TagState {
  /** What is written next becomes part of this. */
  parent: Element
  /** The part that is being written: parts of it are no parts of their own. */
  open: OpenPart | null
  /** Its share of the page that is written on. */
  content: PDFKit.PDFStructureContent | null
  isDecorating: boolean
}

const states = new WeakMap<Paper, TagState>()

/** Makes a document one that says what its parts are; what is not tagged in it is decoration. */
export function startTags(paper: Paper) {
  const parent = paper.struct('Document')
  paper.addStructure(parent)
  states.set(paper, { parent, open: null, content: null, isDecorating: false })
}

/** Adds a page; a part that goes on there stays one part. */
export function turnPage(paper: Paper) {
  const state = states.get(paper)
  const open = state?.open
  if (state) leavePage(paper, state)
  paper.addPage()
  if (state && open) enterPart(paper, state, open)
}

/** Goes back to a page to decorate it once more, as with a footer. */
export function decoratePage(paper: Paper, index: number, draw: () => void) {
  const state = states.get(paper)
  if (state) leavePage(paper, state)
  paper.switchToPage(index)
  if (!state) return draw()
  paper.markContent('Artifact')
  draw()
  paper.endMarkedContent()
}

/** Marks what is drawn on an added page as decoration, until something is tagged on it. */
export function startDecoration(paper: Paper) {
  const state = states.get(paper)
  if (!state) return
  paper.markContent('Artifact')
  state.isDecorating = true
}

/** Writes a part of the document. A part within a part belongs to the outer one. */
export function tagged(paper: Paper, tag: Tag, write: () => void, options: TagOptions = {}) {
  const end = beginTag(paper, tag, options)
  write()
  end()
}

/** Begins a part of the document and returns how it ends. */
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

/** A part that has parts: a list, or an item of one. */
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

/** Ends what is marked on the page. */
function leavePage(paper: Paper, state: TagState) {
  if (state.isDecorating || state.content) paper.endMarkedContent()
  if (state.content) state.open?.element.add(state.content)
  state.isDecorating = false
  state.open = null
  state.content = null
}
