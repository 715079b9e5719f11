package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.card.Playing;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.AtOnce;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** JW-D-05: the action of the active pilgrim, or of one to whom an action is granted. */
public enum ChooseAction implements Script.Choice<Journey, Act> {
  CHOOSE;

  private static final AtOnce<Act> AT_ONCE = new AtOnce<>();

  @Override
  public String kind() {
    return "act";
  }

  @Override
  public int seat(Journey journey, Act act) {
    return journey.controller(act.pilgrim());
  }

  @Override
  public Prompt prompt(Journey journey, Act act) {
    boolean isOwn = act.source() == Act.Source.OWN;
    return Sequels.prompt(journey, act.sequel(), isOwn ? kind() : "granted", seat(journey, act),
        journey.terms().figure(act.pilgrim()).label, journey.get(Num.POINTS));
  }

  @Override
  public boolean answersItself() {
    return true; // JW-RUL-104
  }

  @Override
  public void options(Journey journey, Act act, Options out) {
    int pilgrim = act.pilgrim();
    Actions all = journey.terms().actions;
    add(journey, act, Deed.MOVE, all.of(Word.MOVE), Moving.refusal(journey, act), out);
    add(journey, act, Deed.ATTACK, all.of(Word.ATTACK), Possible.attack(journey, pilgrim), out);
    Refusal box = Possible.box(journey, pilgrim);
    add(journey, act, Deed.PRAY, all.of(Word.PRAY), box != null ? box : Possible.pray(journey, pilgrim), out);
    add(journey, act, Deed.MEDITATE, all.of(Word.MEDITATE), box, out);
    add(journey, act, Deed.REST, all.of(Word.REST), Possible.rest(journey, pilgrim), out);
    add(journey, act, Deed.MASTER_SKILL, all.of(Word.MASTER), Possible.master(journey, pilgrim), out);
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      token(journey, act, piece, out);
    }
    for (int other = 0; other < Content.PILGRIMS && (out.isExplaining() || Possible.isAnybodyLying(journey)); other++) {
      add(journey, act, Deed.REVIVE, all.of(Word.REVIVE, other), Possible.revive(journey, pilgrim, other), out);
    }
    if (act.source() == Act.Source.OWN) {
      Playing.options(journey, act, pilgrim, Moment.ACTIVE, null, AT_ONCE, out);
      out.add(all.of(Word.END));
    } else {
      out.add(all.of(Word.DECLINE));
    }
  }

  private static void token(Journey journey, Act act, int piece, Options out) {
    Piece.Kind kind = journey.scene().piece(piece).kind;
    if (kind == Piece.Kind.BOX) {
      return;
    }
    Refusal refusal = Possible.token(journey, act.pilgrim(), piece);
    if (refusal == null || out.isExplaining()) {
      add(journey, act, deed(kind), journey.terms().actions.of(word(kind), journey.wordOf(piece)), refusal, out);
    }
  }

  static Word word(Piece.Kind kind) {
    return switch (kind) {
      case GATE -> Word.CLOSE;
      case SUTRA -> Word.COLLECT;
      case VILLAGER -> Word.RESCUE;
      case WELL -> Word.RECOVER;
      case DOOR -> Word.BREAK;
      case BOX -> Word.PRAY;
    };
  }

  static Deed deed(Piece.Kind kind) {
    return switch (kind) {
      case GATE -> Deed.CLOSE_GATE;
      case SUTRA -> Deed.COLLECT;
      case VILLAGER -> Deed.RESCUE;
      case WELL -> Deed.RECOVER;
      case DOOR -> Deed.BREAK_DOOR;
      case BOX -> Deed.PRAY;
    };
  }

  private static void add(Journey journey, Act act, Deed deed, Action action, @Nullable Refusal onTheMap, Options out) {
    if (onTheMap == null) {
      out.add(action, Allowance.refusal(journey, act, deed));
    } else if (out.isExplaining()) {
      out.add(action, onTheMap);
    }
  }

  @Override
  public Action sensible(Journey journey, Act act, RandomSource random) {
    return Instinct.action(journey, act);
  }

  @Override
  public Act chosen(Journey journey, Act act, Action action) {
    VerbAction done = (VerbAction) action;
    int pilgrim = act.pilgrim();
    switch ((Word) done.verb()) {
      case MOVE -> journey.then(Moving.of(act));
      case ATTACK -> {
        Allowance.spend(journey, act, Deed.ATTACK, 1);
        journey.then(Attacks.byPilgrim(journey, pilgrim, act.sequel()));
      }
      case PRAY -> {
        Allowance.spend(journey, act, Deed.PRAY, 1);
        Deeds.pray(journey, act);
      }
      case MEDITATE -> {
        Allowance.spend(journey, act, Deed.MEDITATE, 1);
        journey.then(Spin.of(journey, act));
      }
      case REST -> {
        Allowance.spend(journey, act, Deed.REST, 1);
        Deeds.rest(journey, pilgrim);
      }
      case MASTER -> {
        Allowance.spend(journey, act, Deed.MASTER_SKILL, 1);
        Deeds.master(journey, act);
      }
      case REVIVE -> {
        Allowance.spend(journey, act, Deed.REVIVE, 1);
        journey.ask(new Reviving(pilgrim, done.first(), act.sequel()));
      }
      case PLAY -> {
        Face face = Playing.pay(journey, pilgrim, Playing.token(journey, pilgrim, done.first()));
        AT_ONCE.played(journey, act, pilgrim, face);
      }
      case END -> journey.set(Num.POINTS, 0); // JW-TRN-15
      case DECLINE -> { }
      default -> {
        int piece = journey.pieceOf(done.first());
        Allowance.spend(journey, act, deed(journey.scene().piece(piece).kind), 1);
        Deeds.token(journey, act, piece);
        Ending.check(journey); // JW-RUL-64
      }
    }
    return act;
  }
}
