package games.kumite.spi.samples.discduel;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;

/** How the disc duel begins and looks. */
final class DiscDuelRules implements Rules<Duel> {

  private static final int SHARES = 255;

  @Inject
  DiscDuelRules() {}

  @Override
  public Duel initialState(MatchConfig config) {
    Duel duel = new Duel(config);
    duel.then(PushDisc.PUSH_DISC, DuelPhase.PLAY);
    return duel;
  }

  @Override
  public ActionSet actionSet(Duel duel) {
    return DuelActions.ALL;
  }

  @Override
  public void writeFeatures(Duel duel, FeatureWriter out) {
    for (int seat = 0; seat < 2; seat++) {
      out.number("disc", seat, "x", share(duel.disc(seat).x(), 2 * Point.TABLE_RADIUS), 0, SHARES);
      out.number("disc", seat, "y", share(duel.disc(seat).y(), 2 * Point.TABLE_RADIUS), 0, SHARES);
      out.number("disc", seat, "braces", duel.braces(seat), 0, duel.config().number("braces"));
    }
    out.number("pushes", share(duel.pushes, duel.config().number("pushes")), 0, SHARES);
    out.number("force", share(duel.force, PushDisc.REACH), 0, SHARES);
  }

  /** So many 255ths of the greatest value, which a view shows in full. */
  private static int share(int value, int greatest) {
    return value * SHARES / greatest;
  }

  @Override
  public void describe(Duel duel, TableBuilder table) {
    TableBuilder.Node board = table.add(Kind.BOARD, "table").set("shape", "round")
        .set("width", 2 * Point.TABLE_RADIUS).set("height", 2 * Point.TABLE_RADIUS);
    for (int seat = 0; seat < 2; seat++) {
      String number = String.valueOf(seat + 1);
      table.seat(seat).add(Kind.TRACK, "braces-" + number).set("value", duel.braces(seat))
          .set("min", 0).set("max", duel.config().number("braces"));
      board.add(Kind.TOKEN, "disc-" + number).set("owner", "seat:" + number)
          .set("x", duel.disc(seat).x()).set("y", duel.disc(seat).y()).set("radius", Point.DISC_RADIUS);
    }
    table.add(Kind.TRACK, "pushes").set("value", duel.pushes)
        .set("min", 0).set("max", duel.config().number("pushes"));
    table.add(Kind.TRACK, "force").set("value", duel.force)
        .set("min", 0).set("max", PushDisc.REACH);
  }
}
