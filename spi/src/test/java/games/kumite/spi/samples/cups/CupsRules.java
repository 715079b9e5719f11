package games.kumite.spi.samples.cups;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.SecretNumber;
import jakarta.inject.Inject;

/** How dice under cups begin and look. */
final class CupsRules implements Rules<Bout> {

  @Inject
  CupsRules() {}

  @Override
  public Bout initialState(MatchConfig config) {
    Bout bout = new Bout(config, new Inn(config));
    bout.then(Part.Flow.BEGIN);
    return bout;
  }

  @Override
  public void describe(Bout bout, TableBuilder table) {
    for (int seat = 0; seat < bout.inn.seats; seat++) {
      TableBuilder.Node node = table.seat(seat).set("dice", bout.dice(seat)).set("turn", seat == bout.player());
      for (SecretNumber die : bout.inn.cups.get(seat)) {
        if (!bout.dice.isEmpty(die) && table.isVisibleTo(bout.dice.knownBy(die))) {
          node.add(Kind.DIE, die.name()).set("face", bout.dice.number(die)).set("sides", die.sides());
        }
      }
    }
    int all = Num.MAX_DICE * Num.MAX_SEATS;
    table.add(Kind.TRACK, "count").set("value", bout.count()).set("min", 0).set("max", all);
    table.add(Kind.TRACK, "face").set("value", bout.face()).set("min", 0).set("max", Num.SIDES);
  }
}
