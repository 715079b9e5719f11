package games.kumite.bigtrouble.content;

/** What can be done in a zone (BT-TSK-10). */
public enum ZoneAction {
  NONE,
  /** A die gains a shop item (BT-TSK-14). */
  SHOP,
  /** One or two dice clear a Hell card (BT-TSK-12, BT-TSK-13). */
  CLEAR_HELL,
  /** A die gives full health (BT-TSK-16). */
  FULL_HEALTH,
  /** Free: fast travel (BT-TSK-18). */
  FAST_TRAVEL
}
