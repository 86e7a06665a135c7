// The drawings of all pieces, put into the page before it is shown. The cookie tells the house that they are kept here.
document.currentScript.insertAdjacentHTML("afterend", SYMBOLS);
document.cookie = "symbols=kept; path=/; samesite=lax";
