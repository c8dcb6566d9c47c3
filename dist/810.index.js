export const id = 810;
export const ids = [810];
export const modules = {

/***/ 44810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openVertex: () => (/* binding */ openVertex)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_vertex_sdk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82033);

/** Google Vertex AI: `CLOUD_ML_REGION`, `ANTHROPIC_VERTEX_PROJECT_ID` and Google's application default credentials. */
function openVertex({ baseUrl, client }) {
    const vertex = new _anthropic_ai_vertex_sdk__WEBPACK_IMPORTED_MODULE_0__/* .AnthropicVertex */ .dc({ ...client, ...(baseUrl && { baseURL: baseUrl }) });
    return { baseURL: vertex.baseURL, messages: vertex.messages, models: null };
}


/***/ })

};
