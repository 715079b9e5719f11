package games.kumite.tmnt.sums;

import games.kumite.api.Sum;
import games.kumite.spi.TableBuilder;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The parts of a sum, noted while it is formed if a table needs them, so that a sum and its parts cannot differ. */
public final class Parts {

  /** The receiver for callers that need only the sum. */
  public static final Parts UNNOTED = new Parts(null);

  private final @Nullable TableBuilder table;
  private final List<Sum.Part> noted;

  private Parts(@Nullable TableBuilder table) {
    this.table = table;
    noted = table == null ? List.of() : new ArrayList<>();
  }

  /** Returns a sum with its parts, for a table, which gives cards their ids. */
  public static Sum of(TableBuilder table, Consumer<Parts> sum) {
    Parts parts = new Parts(table);
    sum.accept(parts);
    return new Sum(parts.noted);
  }

  /** Notes the amount that a card adds, and returns it. */
  public int card(Party party, int token, int amount) {
    if (table != null && amount != 0) {
      noted.add(new Sum.Part(amount, table.id(party.cards(), token), ""));
    }
    return amount;
  }

  /** Notes the amount that a seat adds for a reason, and returns it. */
  int of(Party party, int seat, String reason, int amount) {
    return table == null ? amount : of(party, party.start().seats().get(seat).id(), reason, amount);
  }

  /** Notes the amount that a monster adds for a reason, and returns it. */
  int of(Party party, Face monster, String reason, int amount) {
    return table == null ? amount : of(party, "card:" + monster.id, reason, amount);
  }

  private int of(Party party, String source, String reason, int amount) {
    if (table != null && amount != 0) {
      noted.add(new Sum.Part(amount, source, party.start().texts().text("sum." + reason)));
    }
    return amount;
  }

  /**
   * Notes the cards played into the combat for a monster, or for the players. The rest of the amount came by Team-ups.
   */
  int played(Party party, int slot, int amount) {
    int rest = amount;
    for (int token = party.top(party.zones().combat); table != null && token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      boolean isAimed = party.attached(token) != Num.UNAIMED;
      for (Ability part : face.play) {
        if (isAimed && part.effect() instanceof Effect.Change strength && strength.verb() == Verb.STR) {
          boolean isOfMonster = party.attached(token) >= 0 && (strength.aim() == Effect.Aim.CHOICE
              || strength.aim() == Effect.Aim.MONSTER || face.type == CardType.ENHANCER);
          boolean isMeant = slot < 0 ? !isOfMonster : isOfMonster && party.attached(token) == slot;
          rest -= isMeant ? card(party, token, strength.amount()) : 0;
        }
      }
    }
    of(party, "token:combat", "team-up", rest);
    return amount;
  }
}
