package games.kumite.spi.samples.discduel;

import games.kumite.api.Element.Kind;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;

/** How the disc duel begins and looks. */
final class DiscDuelRules implements Rules<Duel> {

  @Inject
  DiscDuelRules() {}

  @Override
  public Duel begin(Start start) {
    Duel duel = new Duel(start);
    duel.then(PushDisc.PUSH_DISC, DuelPhase.PLAY);
    return duel;
  }

  @Override
  public void describe(Duel duel, TableBuilder table) {
    TableBuilder.Node board = table.add(Kind.BOARD, "table").set("shape", "round")
        .set("width", 2 * Point.TABLE_RADIUS).set("height", 2 * Point.TABLE_RADIUS);
    for (int seat = 0; seat < 2; seat++) {
      String number = String.valueOf(seat + 1);
      table.seat(seat).add(Kind.TRACK, "braces-" + number).set("value", duel.braces(seat))
          .set("min", 0).set("max", duel.start().number("braces"));
      board.add(Kind.TOKEN, "disc-" + number).set("owner", "seat:" + number)
          .set("x", duel.disc(seat).x()).set("y", duel.disc(seat).y()).set("radius", Point.DISC_RADIUS);
    }
    table.add(Kind.TRACK, "pushes").set("value", duel.pushes)
        .set("min", 0).set("max", duel.start().number("pushes"));
    table.add(Kind.TRACK, "force").set("value", duel.force)
        .set("min", 0).set("max", PushDisc.REACH);
  }
}
