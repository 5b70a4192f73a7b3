// Shows the provider's postcode search and reports to the page around this frame.
const place = document.querySelector('main')
const send = (message) => parent.postMessage(message, location.origin)

function show() {
  try {
    const { Postcode } = window.kakao ?? window.daum
    const oncomplete = (found) => send({ type: 'found', found })
    new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(place, { autoClose: false })
    send({ type: 'shown' })
  } catch {
    send({ type: 'failed' })
  }
}

const script = document.createElement('script')
script.src = place.dataset.script
script.onload = show
script.onerror = () => send({ type: 'failed' })
document.head.append(script)
