package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.Locale;

/** The choices of the defender about the Plot (D-05). */
enum Details implements Question<Fight> {
  /** Object (KF-PLT-02a). */
  OBJECT {
    @Override
    public void options(Fight fight, Options out) {
      for (ObjectKind kind : ObjectKind.values()) {
        boolean isImpossible = kind == ObjectKind.DANGEROUS && Items.hard(fight.board()).isEmpty();
        out.add(Order.keyword(Verb.OBJECT, kind.word(), kind.ordinal()), isImpossible ? NO_HOLDER : null);
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.set(Num.OBJECT, ((Order) action).value());
      fight.tell(IS, fight.defender(), fight.get(Num.OBJECT));
      if (fight.get(Num.OBJECT) == ObjectKind.DANGEROUS.ordinal()) {
        fight.ask(HOLDER);
      }
    }
  },
  /** Holder (KF-PLT-05a). */
  HOLDER {
    @Override
    public void options(Fight fight, Options out) {
      for (int item : Items.hard(fight.board())) {
        out.add(Order.element(Verb.HOLD, Items.KIND, Items.name(fight.board(), item), item, ""));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.set(Num.HOLDER, ((Order) action).value());
      fight.tell(SEALED, fight.defender(), fight.get(Num.HOLDER) + 1);
    }
  },
  /** Captive (KF-PLT-06b). */
  CAPTIVE {
    @Override
    public void options(Fight fight, Options out) {
      out.add(Order.keyword(Verb.CAPTURE, Keywords.CIVILIAN, Figures.NOBODY));
      Figures figures = fight.figures();
      for (int i = 0; i < figures.count(); i++) {
        if (figures.gang(i) == fight.lead(fight.defenders()) && figures.profile(i).type.isExtra()) {
          out.add(Order.element(Verb.CAPTURE, "figure:", figures.name(i), i, figures.profile(i).name));
        }
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.set(Num.TARGET, ((Order) action).value());
      int target = fight.get(Num.TARGET);
      fight.tell(TARGETED, fight.defender(), target == Figures.NOBODY ? 0 : fight.figures().code(target));
    }
  },
  /** The property, one by one, in the order of the table, until done (KF-PLT-14a). */
  PROPERTY {
    @Override
    public void options(Fight fight, Options out) {
      List<Integer> items = Items.breakable(fight.board());
      if (fight.get(Num.PICKED) > 0) {
        out.add(Order.of(Verb.DONE), fight.get(Num.PICKED) >= MIN_PROPERTY ? null : TOO_FEW);
      }
      for (int i = 0; i < items.size(); i++) {
        int maxPicks = fight.get(Num.PICKED) + items.size() - i;
        out.add(Order.element(Verb.DESTROY, Items.KIND, Items.name(fight.board(), items.get(i)), items.get(i), ""),
            items.get(i) <= fight.get(Num.LAST) ? ORDER : maxPicks < MIN_PROPERTY ? TOO_FEW : null);
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      Order order = (Order) action;
      List<Integer> items = Items.breakable(fight.board());
      if (order.verb() == Verb.DESTROY) {
        fight.mark(order.value());
        fight.set(Num.LAST, order.value());
        fight.set(Num.PICKED, fight.get(Num.PICKED) + 1);
        fight.tell(NAMED, fight.defender(), order.value() + 1);
      }
      if (order.verb() == Verb.DESTROY && order.value() != items.get(items.size() - 1)) {
        fight.ask(this);
      } else {
        fight.set(Num.LAST, -1);
        fight.set(Num.PICKED, 0);
      }
    }
  };

  private static final int MIN_PROPERTY = 2; // KF-PLT-14a
  private static final Refusal NO_HOLDER = new Refusal("KF-PLT-05a", "no-holder");
  private static final Refusal TOO_FEW = new Refusal("KF-PLT-14a", "too-little-property");
  private static final Refusal ORDER = new Refusal("KF-RUL-189", "order");
  private static final EventType IS =
      EventType.of("object", "KF-PLT-02a").seat("who").named("kind", kind -> ObjectKind.values()[kind].word());
  private static final EventType SEALED = EventType.of("sealed", "KF-PLT-05a").seat("who").number("item");
  private static final EventType TARGETED = EventType.of("target", "KF-PLT-06b").seat("who")
      .named("target", code -> code == 0 ? Keywords.CIVILIAN : Figures.id(code));
  private static final EventType NAMED = EventType.of("property", "KF-PLT-14a").seat("who").number("item");

  @Override
  public String kind() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.defender();
  }

  @Override
  public String remark(Fight fight, Action action) {
    Order order = (Order) action;
    return switch (order.verb()) {
      case HOLD, DESTROY -> Named.item(fight.board(), order.value());
      case CAPTURE -> order.value() == Figures.NOBODY ? "" : fight.called(order.value());
      default -> "";
    };
  }
}
