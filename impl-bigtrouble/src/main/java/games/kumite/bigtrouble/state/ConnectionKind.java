package games.kumite.bigtrouble.state;

/** The connections over which a figure goes from space to space, at one point each. */
public enum ConnectionKind {
  /** Open borders: minions (BT-MOV-05). */
  BORDERS,
  /** Open borders and red lines: bosses in the lair, and nearness (BT-RUL-38, BT-RUL-61). */
  ENTRYWAYS,
  /** Borders, red lines and gateways: heroes, bosses in Chinatown, and distances from outside a zone (BT-RUL-83). */
  GATEWAYS
}
