package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.effect.Carry.Part;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Face.Aim;
import games.kumite.tmnt.state.AboutCard;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Needs;
import org.jspecify.annotations.Nullable;

/**
 * The choice before a card's effects: MT-D05 (a monster, or a side), MT-D07 (whose Level), MT-D26 (who must help),
 * MT-D30 (the Item that Cheat! is put on).
 *
 * @param user who plays the card
 * @param token the card
 * @param part which text of the card
 */
public record Target(int user, int token, Part part) implements AboutCard {

  private static final Refusal DEAD = new Refusal("MT-RUL-42", "dead-target");
  private static final Refusal LAST_LEVEL = new Refusal("MT-TRE-05", "last-level");
  private static final Refusal NO_LEVEL = new Refusal("MT-LVL-04", "no-level");
  private static final Refusal NOT_FREE = new Refusal("MT-TMU-03", "not-free");
  private static final Refusal UNFIT = new Refusal("MT-MON-07", "no-target");
  private static final EventType AIMED = EventType.of("aimed", "MT-MON-07").card("card").card("at");
  private static final EventType ATTACHED = EventType.of("attached", "MT-TRE-03").seat("by").card("card").card("to");
  private static final EventType AT_SIDE = EventType.of("aimed-side", "MT-ONE-03").card("card");
  private static final EventType AT_SEAT = EventType.of("aimed-seat", "MT-TRE-04").card("card").seat("at");

  /** Returns the choice of a target for a card that a seat has played. */
  public static Step<Party> of(Party party, int user, int token, Part part) {
    Target target = new Target(user, token, part);
    return target.aim(party) == Aim.PAIR ? new WanderingPair(user, token) : target;
  }

  private Aim aim(Party party) {
    return part == Part.TEAM_UP ? party.face(token).teamAim : party.face(token).aim;
  }

  @Override
  public int seat(Party party) {
    return user;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    Face face = party.face(token);
    switch (aim(party)) {
      case CHOICE -> {
        if (face.type != CardType.ONE_SHOT || !Monsters.forbid(party, Verb.NOONESHOT)) {
          out.add(party.actions().of(Word.TARGET_SIDE));
        }
        monsters(party, out, null);
      }
      case MONSTER -> monsters(party, out, null);
      case FITTING -> monsters(party, out, face);
      case LEVEL, STEAL, FORCE -> seats(party, out);
      case ATTACH -> {
        for (int item = party.top(party.table(user)); item >= 0; item = party.next(item)) {
          if (mayBear(party, item)) {
            out.add(party.deed(Word.ATTACH, item, user));
          }
        }
      }
      default -> throw new IllegalStateException(face.id + " has no target");
    }
  }

  private static void monsters(Party party, Options out, @Nullable Face fitting) {
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.isHere(slot) && (fitting == null || Needs.monster(party.monsterFace(slot), fitting.fitting))) {
        out.add(Monsters.deed(party, slot, Word.TARGET, Word.TARGET_TWIN));
      }
    }
  }

  private void seats(Party party, Options out) {
    Aim aim = aim(party);
    Word word = aim == Aim.LEVEL ? Word.LEVEL : aim == Aim.STEAL ? Word.STEAL : Word.FORCE;
    Refusal unfit = aim == Aim.LEVEL ? LAST_LEVEL : aim == Aim.STEAL ? NO_LEVEL : NOT_FREE;
    int other = party.active();
    for (int i = 0; i < party.seats(); i++) {
      out.add(party.actions().of(word, other), !fits(party, aim, other, user)
          ? aim != Aim.FORCE && !party.isAlive(other) ? DEAD : unfit
          : aim == Aim.LEVEL && !Carry.raises(party, party.face(token), user, other) ? Abilities.CONDITION : null);
      other = party.after(other);
    }
  }

  /** Returns whether a level card may be played on a seat (MT-TRE-05). */
  public static boolean mayRise(Party party, int seat) {
    return party.isAlive(seat) && party.level(seat) < Party.CEILING;
  }

  /** Returns whether a level card that somebody plays on a seat gives it a Level. */
  public static boolean raises(Party party, Face face, int user, int seat) {
    return mayRise(party, seat) && Carry.raises(party, face, user, seat);
  }

  private static boolean fits(Party party, Aim aim, int seat, int user) {
    return switch (aim) {
      case LEVEL -> mayRise(party, seat);
      case STEAL -> seat != user && party.isAlive(seat) && party.level(seat) > 1; // MT-LVL-04
      default -> party.isAlive(seat) && !party.isInCombat(seat); // MT-TMU-03
    };
  }

  /** Returns whether a card that is for a player can be for anybody. */
  public static boolean anyoneFits(Party party, Aim aim, int user) {
    for (int seat = 0; seat < party.seats(); seat++) {
      if (fits(party, aim, seat, user)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a level card gives anybody a Level, as far as the conditions on it say. */
  public static boolean anyoneRises(Party party, Face face, int user) {
    for (int seat = 0; seat < party.seats(); seat++) {
      if (raises(party, face, user, seat)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a seat has an Item in play on which Cheat! may be put. */
  public static boolean hasBearer(Party party, int seat) {
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      if (mayBear(party, token)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayBear(Party party, int token) {
    return party.face(token).isItem && party.attached(token) < 0; // a One-Shot too (MT-TRE-01)
  }

  @Override
  public @Nullable Action sensible(Party party, RandomSource random) {
    Face face = party.face(token);
    return switch (aim(party)) {
      case CHOICE -> party.isInCombat(user)
          && (face.type != CardType.ONE_SHOT || !Monsters.forbid(party, Verb.NOONESHOT))
          ? party.actions().of(Word.TARGET_SIDE) : firstMonster(party);
      case MONSTER -> firstMonster(party);
      case LEVEL -> raises(party, face, user, user) ? party.actions().of(Word.LEVEL, user) : null;
      default -> null;
    };
  }

  private static @Nullable Action firstMonster(Party party) {
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.isHere(slot)) {
        return Monsters.deed(party, slot, Word.TARGET, Word.TARGET_TWIN);
      }
    }
    return null;
  }

  @Override
  public void chosen(Party party, Action action) {
    if (party.cards().isIn(token, party.zones().combat)) {
      party.attach(token, Party.NOBODY);
    }
    VerbAction deed = (VerbAction) action;
    Face face = party.face(token);
    switch ((Word) deed.verb()) {
      case TARGET_SIDE -> {
        party.tell(AT_SIDE, token);
        party.then(Carry.of(face, part, user, Party.NOBODY));
      }
      case TARGET, TARGET_TWIN -> {
        int slot = Monsters.slot(party, deed);
        if (part == Part.PLAY) {
          party.attach(token, slot);
        }
        party.tell(AIMED, token, Monsters.card(party, slot));
        party.then(Carry.of(face, part, user, slot));
      }
      case ATTACH -> attach(party, party.find(party.table(user), deed, user));
      default -> {
        party.tell(AT_SEAT, token, deed.first());
        party.then(Carry.of(face, part, user, deed.first()));
      }
    }
  }

  private void attach(Party party, int item) {
    party.move(token, party.table(user));
    party.attach(token, item);
    party.attach(item, token);
    party.tell(ATTACHED, user, token, item);
    if (!party.has(item, Num.EQUIPPED)) {
      party.then(new PlaceItem(user, item));
    }
  }
}
