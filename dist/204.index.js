export const id = 204;
export const ids = [204];
export const modules = {

/***/ 40204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBedrock: () => (/* binding */ openBedrock)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_bedrock_sdk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41820);

/** Amazon Bedrock. Region and credentials are AWS's own variables; it cannot count tokens and lists no models. */
function openBedrock({ baseUrl, client }) {
    const bedrock = new _anthropic_ai_bedrock_sdk__WEBPACK_IMPORTED_MODULE_0__/* .AnthropicBedrock */ .lv({ ...client, ...(baseUrl && { baseURL: baseUrl }) });
    return { baseURL: bedrock.baseURL, messages: bedrock.messages, models: null };
}


/***/ })

};
