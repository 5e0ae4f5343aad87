// Images that a web application's manifest names (W3C Web Application Manifest).
const MAX_IMAGES = 1000;
/** Sources of icons, screenshots and the icons of shortcuts; none of what is no manifest. */
export function manifestImages(json) {
    let manifest;
    try {
        manifest = JSON.parse(json);
    }
    catch {
        return [];
    }
    const shortcuts = members(manifest, "shortcuts").slice(0, MAX_IMAGES);
    const images = [manifest, ...shortcuts].flatMap((holder) => [
        ...members(holder, "icons"),
        ...members(holder, "screenshots"),
    ]);
    return images.slice(0, MAX_IMAGES).flatMap((image) => {
        const source = fieldOf(image, "src");
        return typeof source === "string" ? [source] : [];
    });
}
function members(holder, name) {
    const list = fieldOf(holder, name);
    return Array.isArray(list) ? list : [];
}
function fieldOf(holder, name) {
    return typeof holder === "object" && holder !== null && Object.hasOwn(holder, name)
        ? holder[name]
        : undefined;
}
