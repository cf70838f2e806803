/** In place of Babel's helper, which looks first whether there is what every browser has that runs modules. */
export default Object.assign
