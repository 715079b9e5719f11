package games.kumite.spi.samples.discduel;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.Places;
import games.kumite.spi.State;

/** The state: where the discs are, the braces that are left, and whose turn it is. */
final class Duel extends State<Duel> {

  private final Point[] discs;
  private final int[] braces;
  int turn;
  int pushes;

  /** How far an impact that is about to happen will shove the rival; 0 if there is none. */
  int force;

  Duel(MatchConfig config) {
    super(config);
    discs = new Point[] {Point.MIDDLE.plus(-1000, 0), Point.MIDDLE.plus(1000, 0)}; // DD-01
    int all = config.number("braces");
    braces = new int[] {all, all}; // DD-06
  }

  private Duel(Duel other) {
    super(other);
    discs = other.discs.clone();
    braces = other.braces.clone();
    turn = other.turn;
    pushes = other.pushes;
    force = other.force;
  }

  @Override
  public Duel copy() {
    return new Duel(this);
  }

  @Override
  protected void collectPlaces(Places places) {
    for (int seat = 0; seat < discs.length; seat++) {
      places.at("token:disc-" + (seat + 1), discs[seat].x(), discs[seat].y());
    }
  }

  static int rivalOf(int seat) {
    return 1 - seat;
  }

  Point disc(int seat) {
    return discs[seat];
  }

  void place(int seat, Point at) {
    discs[seat] = at;
  }

  int braces(int seat) {
    return braces[seat];
  }

  void useBrace(int seat) {
    braces[seat]--;
  }
}
