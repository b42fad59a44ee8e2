/**
 * Parameters with which campaigns and advertisers mark a click
 * (docs/product/memory.md#campaign-marks). Kept and shared links drop them, or later visits would
 * count as the campaign's.
 */
const MARK =
  /^(?:utm_\w+|gad_\w+|(?:fb|g|d|y|tt|tw)clid|sccid|msclkid|[gw]braid|gclsrc|_gl|igsh(?:id)?|li_fat_id|mc_[ce]id|rdt_cid|srsltid|epik)$/i;

/**
 * Returns a URL, or a path with its query, without campaign marks; the rest is kept byte for byte.
 */
export function dropCampaignMarks(url: string): string {
  return url.replace(/^([^?#]*)\?([^#]*)/, (_, page: string, query: string) => {
    const kept = query.split("&").filter((part) => !MARK.test(part.split("=", 1)[0] ?? ""));
    return kept.length === 0 ? page : `${page}?${kept.join("&")}`;
  });
}
