/** Stands for the picture that the server draws at each request. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 167 50"><rect width="167" height="50" fill="#f3e9df"/>
<path d="M22 12v26M22 12h14M22 25h11M52 38l9-26 9 26M55 30h12M86 12v26l16-26v26M120 12h18l-12 26M10 33c40-20 90 14 148-14"
fill="none" stroke="#4d2039" stroke-width="3"/></svg>`

export const challenge = { key: 'still', img: `data:image/svg+xml,${encodeURIComponent(drawing)}`, audio: '' }
