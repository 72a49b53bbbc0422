export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      amendments: {
        Row: {
          announced_at: string | null
          day: string | null
          id: string
          in_force_at: string | null
          is_enabled: boolean
          note: string
          set_at: string | null
          set_by: string | null
          source: string
          source_url: string | null
          state: string
          taken_back_at: string | null
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          announced_at?: string | null
          day?: string | null
          id?: string
          in_force_at?: string | null
          is_enabled?: never
          note?: string
          set_at?: string | null
          set_by?: string | null
          source?: string
          source_url?: string | null
          state?: never
          taken_back_at?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          announced_at?: string | null
          day?: string | null
          id?: string
          in_force_at?: string | null
          is_enabled?: never
          note?: string
          set_at?: string | null
          set_by?: string | null
          source?: string
          source_url?: string | null
          state?: never
          taken_back_at?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      amounts: {
        Row: {
          amount: number
          day: string
          effective_from: string
          id: string
          kind: string
          note: string
          period: string
          source: string
          title: string
          unit: string
          until: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          day?: never
          effective_from: string
          id?: string
          kind: string
          note?: string
          period?: string
          source?: string
          title?: never
          unit?: string
          until?: string | null
          updated_at?: string
        }
        Update: {
          amount?: number
          day?: never
          effective_from?: string
          id?: string
          kind?: string
          note?: string
          period?: string
          source?: string
          title?: never
          unit?: string
          until?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      changes: {
        Row: {
          bundle: string | null
          changed_at: string
          day: string
          is_further: boolean
          is_minor: boolean
          is_new: boolean
          note: string | null
          row_id: string
          table_name: string
          version: number
        }
        ComputedFields: never
        Insert: {
          bundle?: string | null
          changed_at?: string
          day: string
          is_further?: boolean
          is_minor?: boolean
          is_new: boolean
          note?: string | null
          row_id: string
          table_name: string
          version: number
        }
        Update: {
          bundle?: string | null
          changed_at?: string
          day?: string
          is_further?: boolean
          is_minor?: boolean
          is_new?: boolean
          note?: string | null
          row_id?: string
          table_name?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'changes_version_fkey'
            columns: ['version']
            isOneToOne: true
            referencedRelation: 'history'
            referencedColumns: ['id']
          },
        ]
      }
      chapters: {
        Row: {
          id: string
          order: number
          title: string
          type: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          order: number
          title: string
          type?: string
          updated_at?: string
        }
        Update: {
          id?: string
          order?: number
          title?: string
          type?: string
          updated_at?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string
          email: string
          id: string
          message: string
          name: string
          removed_at: string | null
          status: string
          subject: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          removed_at?: string | null
          status?: string
          subject?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          removed_at?: string | null
          status?: string
          subject?: string
        }
        Relationships: []
      }
      content_version: {
        Row: {
          origin: string
          version: number
          has_due: boolean | null
        }
        ComputedFields: 'has_due'
        Insert: {
          origin?: string
          version: number
        }
        Update: {
          origin?: string
          version?: number
        }
        Relationships: []
      }
      deadlines: {
        Row: {
          asked_as: string[]
          caution: string
          event: string
          id: string
          key: string
          order: number
          provisions: string[]
          reporting: string | null
          revised_at: string
          rule: string
          span: number
          title: string
          unit: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          asked_as?: string[]
          caution?: string
          event: string
          id?: string
          key?: string
          order: number
          provisions: string[]
          reporting?: string | null
          revised_at?: string
          rule: string
          span: number
          title: string
          unit: string
          updated_at?: string
        }
        Update: {
          asked_as?: string[]
          caution?: string
          event?: string
          id?: string
          key?: string
          order?: number
          provisions?: string[]
          reporting?: string | null
          revised_at?: string
          rule?: string
          span?: number
          title?: string
          unit?: string
          updated_at?: string
        }
        Relationships: []
      }
      draft_notes: {
        Row: {
          created_at: string
          draft_id: string
          id: string
          is_done: boolean
          words: string
          written_by: string | null
          written_by_email: string | null
          noted_by_name: string | null
        }
        ComputedFields: 'noted_by_name'
        Insert: {
          created_at?: string
          draft_id: string
          id?: string
          is_done?: boolean
          words: string
          written_by?: string | null
          written_by_email?: string | null
        }
        Update: {
          created_at?: string
          draft_id?: string
          id?: string
          is_done?: boolean
          words?: string
          written_by?: string | null
          written_by_email?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'draft_notes_draft_id_fkey'
            columns: ['draft_id']
            isOneToOne: false
            referencedRelation: 'drafts'
            referencedColumns: ['id']
          },
        ]
      }
      draft_saves: {
        Row: {
          based_on: string | null
          draft_id: string
          row: NonNullable<Json>
          written_at: string
          written_by: string
          written_by_email: string | null
          saved_by_name: string | null
        }
        ComputedFields: 'saved_by_name'
        Insert: {
          based_on?: string | null
          draft_id: string
          row: NonNullable<Json>
          written_at?: string
          written_by: string
          written_by_email?: string | null
        }
        Update: {
          based_on?: string | null
          draft_id?: string
          row?: NonNullable<Json>
          written_at?: string
          written_by?: string
          written_by_email?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'draft_saves_draft_id_fkey'
            columns: ['draft_id']
            isOneToOne: false
            referencedRelation: 'drafts'
            referencedColumns: ['id']
          },
        ]
      }
      drafts: {
        Row: {
          amendment_id: string | null
          based_on: string | null
          failure: string | null
          former_place: number | null
          id: string
          is_ready: boolean
          is_removed: boolean
          is_repeal: boolean
          is_waiting: boolean
          publish_on: string | null
          published_at: string | null
          removed_at: string | null
          removed_by: string | null
          row: NonNullable<Json>
          row_id: string | null
          table_name: string
          version: number | null
          written_at: string
          written_by: string
          written_by_email: string | null
        }
        ComputedFields: never
        Insert: {
          amendment_id?: string | null
          based_on?: string | null
          failure?: string | null
          former_place?: number | null
          id?: string
          is_ready?: boolean
          is_removed?: boolean
          is_repeal?: boolean
          is_waiting?: never
          publish_on?: string | null
          published_at?: string | null
          removed_at?: string | null
          removed_by?: string | null
          row: NonNullable<Json>
          row_id?: string | null
          table_name: string
          version?: number | null
          written_at?: string
          written_by: string
          written_by_email?: string | null
        }
        Update: {
          amendment_id?: string | null
          based_on?: string | null
          failure?: string | null
          former_place?: number | null
          id?: string
          is_ready?: boolean
          is_removed?: boolean
          is_repeal?: boolean
          is_waiting?: never
          publish_on?: string | null
          published_at?: string | null
          removed_at?: string | null
          removed_by?: string | null
          row?: NonNullable<Json>
          row_id?: string | null
          table_name?: string
          version?: number | null
          written_at?: string
          written_by?: string
          written_by_email?: string | null
        }
        Relationships: []
      }
      editions: {
        Row: {
          began_at: string | null
          due_at: string | null
          from_day: string
          id: string
          readers: number
          reason: string | null
          refused: number
          rhythm: string
          sent: number
          state: string
          subject: string
          to_day: string
          unknown: number
          updated_at: string
          words: string
          written_by: string | null
          written_by_email: string | null
        }
        ComputedFields: never
        Insert: {
          began_at?: string | null
          due_at?: string | null
          from_day: string
          id?: string
          readers?: number
          reason?: string | null
          refused?: number
          rhythm?: string
          sent?: number
          state?: string
          subject?: string
          to_day: string
          unknown?: number
          updated_at?: string
          words?: string
          written_by?: string | null
          written_by_email?: string | null
        }
        Update: {
          began_at?: string | null
          due_at?: string | null
          from_day?: string
          id?: string
          readers?: number
          reason?: string | null
          refused?: number
          rhythm?: string
          sent?: number
          state?: string
          subject?: string
          to_day?: string
          unknown?: number
          updated_at?: string
          words?: string
          written_by?: string | null
          written_by_email?: string | null
        }
        Relationships: []
      }
      faq_categories: {
        Row: {
          id: string
          name: string
          order: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          name: string
          order: number
          updated_at?: string
        }
        Update: {
          id?: string
          name?: string
          order?: number
          updated_at?: string
        }
        Relationships: []
      }
      faq_feedback: {
        Row: {
          created_at: string
          faq_id: string
          id: string
          is_helpful: boolean
          sender: string | null
          user_ip: unknown
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          faq_id: string
          id?: string
          is_helpful: boolean
          sender?: string | null
          user_ip?: unknown
        }
        Update: {
          created_at?: string
          faq_id?: string
          id?: string
          is_helpful?: boolean
          sender?: string | null
          user_ip?: unknown
        }
        Relationships: [
          {
            foreignKeyName: 'faq_feedback_faq_id_fkey'
            columns: ['faq_id']
            isOneToOne: false
            referencedRelation: 'faqs'
            referencedColumns: ['id']
          },
        ]
      }
      faqs: {
        Row: {
          answer: string
          asked_as: string[]
          category_id: string
          id: string
          is_enabled: boolean
          order: number
          plain: string
          question: string
          revised_at: string
          updated_at: string
          view_count: number | null
        }
        ComputedFields: 'view_count'
        Insert: {
          answer?: string
          asked_as?: string[]
          category_id: string
          id?: string
          is_enabled?: boolean
          order?: number
          plain?: string
          question: string
          revised_at?: string
          updated_at?: string
        }
        Update: {
          answer?: string
          asked_as?: string[]
          category_id?: string
          id?: string
          is_enabled?: boolean
          order?: number
          plain?: string
          question?: string
          revised_at?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'faqs_category_id_fkey'
            columns: ['category_id']
            isOneToOne: false
            referencedRelation: 'faq_categories'
            referencedColumns: ['id']
          },
        ]
      }
      files: {
        Row: {
          comment: string
          created_at: string
          id: string
          name: string
          path: string
          removed_at: string | null
          size: number
          type: string
          uploaded_by: string | null
        }
        ComputedFields: never
        Insert: {
          comment?: string
          created_at?: string
          id?: string
          name: string
          path: string
          removed_at?: string | null
          size: number
          type: string
          uploaded_by?: string | null
        }
        Update: {
          comment?: string
          created_at?: string
          id?: string
          name?: string
          path?: string
          removed_at?: string | null
          size?: number
          type?: string
          uploaded_by?: string | null
        }
        Relationships: []
      }
      guides: {
        Row: {
          asked_as: string[]
          changes_noted_to: string | null
          id: string
          is_enabled: boolean
          nodes: NonNullable<Json>
          revised_at: string
          summary: string
          text_as_of: string
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          asked_as?: string[]
          changes_noted_to?: string | null
          id?: string
          is_enabled?: boolean
          nodes?: NonNullable<Json>
          revised_at?: string
          summary: string
          text_as_of?: string
          title: string
          updated_at?: string
        }
        Update: {
          asked_as?: string[]
          changes_noted_to?: string | null
          id?: string
          is_enabled?: boolean
          nodes?: NonNullable<Json>
          revised_at?: string
          summary?: string
          text_as_of?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      history: {
        Row: {
          action: string
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          id: number
          import_id: string | null
          is_first: boolean
          parent_id: string | null
          row: Json | null
          row_id: string
          table_name: string
          title: string
          transaction_id: number
          changed_by_name: string | null
        }
        ComputedFields: 'changed_by_name'
        Insert: {
          action: string
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          id?: never
          import_id?: string | null
          is_first: boolean
          parent_id?: string | null
          row?: Json | null
          row_id: string
          table_name: string
          title: string
          transaction_id: number
        }
        Update: {
          action?: string
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          id?: never
          import_id?: string | null
          is_first?: boolean
          parent_id?: string | null
          row?: Json | null
          row_id?: string
          table_name?: string
          title?: string
          transaction_id?: number
        }
        Relationships: []
      }
      message_entries: {
        Row: {
          created_at: string
          id: string
          is_removed: boolean
          kind: string
          message_id: string
          words: string
          written_by: string | null
          written_by_email: string | null
          written_by_name: string | null
        }
        ComputedFields: 'written_by_name'
        Insert: {
          created_at?: string
          id?: string
          is_removed?: boolean
          kind: string
          message_id: string
          words: string
          written_by?: string | null
          written_by_email?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          is_removed?: boolean
          kind?: string
          message_id?: string
          words?: string
          written_by?: string | null
          written_by_email?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'message_entries_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          },
        ]
      }
      news: {
        Row: {
          category: string
          content: string
          created_at: string
          date: string
          date_precision: string
          id: string
          known_date: string
          plain: string
          revised_at: string
          summary: string
          title: string
          until: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          category: string
          content: string
          created_at?: string
          date: string
          date_precision?: string
          id?: string
          known_date?: never
          plain?: string
          revised_at?: string
          summary: string
          title: string
          until?: string | null
          updated_at?: string
        }
        Update: {
          category?: string
          content?: string
          created_at?: string
          date?: string
          date_precision?: string
          id?: string
          known_date?: never
          plain?: string
          revised_at?: string
          summary?: string
          title?: string
          until?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          agreed_to: string | null
          asked: NonNullable<Json>
          asked_at: string | null
          confirmed_at: string | null
          created_at: string
          email: string
          id: string
          removed_at: string | null
          rhythm: string
        }
        ComputedFields: never
        Insert: {
          agreed_to?: string | null
          asked?: NonNullable<Json>
          asked_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          email: string
          id?: string
          removed_at?: string | null
          rhythm?: string
        }
        Update: {
          agreed_to?: string | null
          asked?: NonNullable<Json>
          asked_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string
          id?: string
          removed_at?: string | null
          rhythm?: string
        }
        Relationships: []
      }
      postponements: {
        Row: {
          day: string
          id: string
          period: string
          reporting: string
          source: string
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          day: string
          id?: string
          period: string
          reporting: string
          source: string
          title?: never
          updated_at?: string
        }
        Update: {
          day?: string
          id?: string
          period?: string
          reporting?: string
          source?: string
          title?: never
          updated_at?: string
        }
        Relationships: []
      }
      related_rulings: {
        Row: {
          id: string
          ruling_id: string | null
          section_id: string
          title: string
          updated_at: string
          url: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          ruling_id?: never
          section_id: string
          title: string
          updated_at?: string
          url: string
        }
        Update: {
          id?: string
          ruling_id?: never
          section_id?: string
          title?: string
          updated_at?: string
          url?: string
        }
        Relationships: [
          {
            foreignKeyName: 'related_rulings_section_id_fkey'
            columns: ['section_id']
            isOneToOne: false
            referencedRelation: 'sections'
            referencedColumns: ['id']
          },
        ]
      }
      rulings: {
        Row: {
          asked_as: string[]
          checked_on: string | null
          content: string
          court: string
          created_at: string
          date: string
          date_precision: string
          holding: string | null
          id: string
          judge: string | null
          key_points: string[]
          known_date: string
          number: string | null
          outcome: string | null
          pdf_url: string | null
          plain: string
          revised_at: string
          summary: string
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          asked_as?: string[]
          checked_on?: string | null
          content: string
          court: string
          created_at?: string
          date: string
          date_precision?: string
          holding?: string | null
          id?: string
          judge?: string | null
          key_points?: string[]
          known_date?: never
          number?: string | null
          outcome?: string | null
          pdf_url?: string | null
          plain?: string
          revised_at?: string
          summary: string
          title: string
          updated_at?: string
        }
        Update: {
          asked_as?: string[]
          checked_on?: string | null
          content?: string
          court?: string
          created_at?: string
          date?: string
          date_precision?: string
          holding?: string | null
          id?: string
          judge?: string | null
          key_points?: string[]
          known_date?: never
          number?: string | null
          outcome?: string | null
          pdf_url?: string | null
          plain?: string
          revised_at?: string
          summary?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      section_addresses: {
        Row: {
          is_current: boolean
          section_id: string
          slug: string
          type: string
        }
        ComputedFields: never
        Insert: {
          is_current: boolean
          section_id: string
          slug: string
          type: string
        }
        Update: {
          is_current?: boolean
          section_id?: string
          slug?: string
          type?: string
        }
        Relationships: [
          {
            foreignKeyName: 'section_addresses_section_id_fkey'
            columns: ['section_id']
            isOneToOne: false
            referencedRelation: 'sections'
            referencedColumns: ['id']
          },
        ]
      }
      section_versions: {
        Row: {
          changes_noted_to: string | null
          chapter_id: string | null
          chapter_title: string
          content: string | null
          ended_by: string | null
          from_day: string | null
          id: string
          known_from: string
          note: string
          order: number
          section_id: string
          slug: string
          text_as_of: string | null
          text_of: string | null
          text_precision: string
          title: string
          to_day: string
          type: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          changes_noted_to?: string | null
          chapter_id?: string | null
          chapter_title?: string
          content?: string | null
          ended_by?: string | null
          from_day?: string | null
          id?: string
          known_from?: never
          note?: string
          order?: number
          section_id: string
          slug?: string
          text_as_of?: string | null
          text_of?: never
          text_precision?: string
          title: string
          to_day: string
          type?: string
          updated_at?: string
        }
        Update: {
          changes_noted_to?: string | null
          chapter_id?: string | null
          chapter_title?: string
          content?: string | null
          ended_by?: string | null
          from_day?: string | null
          id?: string
          known_from?: never
          note?: string
          order?: number
          section_id?: string
          slug?: string
          text_as_of?: string | null
          text_of?: never
          text_precision?: string
          title?: string
          to_day?: string
          type?: string
          updated_at?: string
        }
        Relationships: []
      }
      sections: {
        Row: {
          asked_as: string[]
          changes_noted_to: string | null
          chapter_id: string
          content: string
          date_updated: string
          id: string
          in_force_from: string | null
          notice: string
          notice_on: string | null
          number: string | null
          order: number
          paragraphs: string[] | null
          plain: string
          revised_at: string
          slug: string
          text_as_of: string
          text_of: string
          text_precision: string
          title: string
          unchanged_to: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          asked_as?: string[]
          changes_noted_to?: string | null
          chapter_id: string
          content: string
          date_updated?: string
          id?: string
          in_force_from?: string | null
          notice?: string
          notice_on?: string | null
          number?: never
          order: number
          paragraphs?: string[] | null
          plain?: string
          revised_at?: string
          slug?: string
          text_as_of?: string
          text_of?: never
          text_precision?: string
          title: string
          unchanged_to?: string | null
          updated_at?: string
        }
        Update: {
          asked_as?: string[]
          changes_noted_to?: string | null
          chapter_id?: string
          content?: string
          date_updated?: string
          id?: string
          in_force_from?: string | null
          notice?: string
          notice_on?: string | null
          number?: never
          order?: number
          paragraphs?: string[] | null
          plain?: string
          revised_at?: string
          slug?: string
          text_as_of?: string
          text_of?: never
          text_precision?: string
          title?: string
          unchanged_to?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'sections_chapter_id_fkey'
            columns: ['chapter_id']
            isOneToOne: false
            referencedRelation: 'chapters'
            referencedColumns: ['id']
          },
        ]
      }
      synonyms: {
        Row: {
          folded: string[]
          id: string
          is_mutual: boolean
          means: string[]
          typed: string
          updated_at: string
          words: string
        }
        ComputedFields: never
        Insert: {
          folded?: never
          id?: string
          is_mutual?: boolean
          means: string[]
          typed: string
          updated_at?: string
          words?: never
        }
        Update: {
          folded?: never
          id?: string
          is_mutual?: boolean
          means?: string[]
          typed?: string
          updated_at?: string
          words?: never
        }
        Relationships: []
      }
      tax_decisions: {
        Row: {
          arrangement: string
          asked_as: string[]
          authority: string
          content: string
          created_at: string
          date: string
          date_precision: string
          facts: string
          field: string
          id: string
          key_notes: string
          known_date: string
          pdf_url: string | null
          plain: string
          position: string
          request: string
          revised_at: string
          subject: string
          summary: string
          title: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          arrangement?: string
          asked_as?: string[]
          authority: string
          content?: string
          created_at?: string
          date: string
          date_precision?: string
          facts?: string
          field: string
          id?: string
          key_notes?: string
          known_date?: never
          pdf_url?: string | null
          plain?: string
          position?: string
          request?: string
          revised_at?: string
          subject: string
          summary: string
          title: string
          updated_at?: string
        }
        Update: {
          arrangement?: string
          asked_as?: string[]
          authority?: string
          content?: string
          created_at?: string
          date?: string
          date_precision?: string
          facts?: string
          field?: string
          id?: string
          key_notes?: string
          known_date?: never
          pdf_url?: string | null
          plain?: string
          position?: string
          request?: string
          revised_at?: string
          subject?: string
          summary?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      terms: {
        Row: {
          asked_as: string[]
          defined_in: string
          definition: string
          except_in: string[]
          excepted: string[]
          hebrew: string
          id: string
          is_defined: boolean
          is_marked: boolean
          name_keys: string[]
          note: string
          revised_at: string
          short: string
          term: string
          transliterations: string[]
          updated_at: string
          variants: string[]
        }
        ComputedFields: never
        Insert: {
          asked_as?: never
          defined_in?: string
          definition?: string
          except_in?: string[]
          excepted?: string[]
          hebrew?: string
          id?: string
          is_defined?: never
          is_marked?: boolean
          name_keys?: never
          note?: string
          revised_at?: string
          short?: never
          term: string
          transliterations?: string[]
          updated_at?: string
          variants?: string[]
        }
        Update: {
          asked_as?: never
          defined_in?: string
          definition?: string
          except_in?: string[]
          excepted?: string[]
          hebrew?: string
          id?: string
          is_defined?: never
          is_marked?: boolean
          name_keys?: never
          note?: string
          revised_at?: string
          short?: never
          term?: string
          transliterations?: string[]
          updated_at?: string
          variants?: string[]
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_archive_piece: {
        Args: { archive: string; place: number; rows: string; table_name: string }
        Returns: undefined
      }
      add_rows: { Args: { list: string; rows: Json; token: string }; Returns: string[] }
      apply_import: {
        Args: { amendment?: string; as_of?: string; import: string; instrument: string; law: string; total: number }
        Returns: string[]
      }
      ask_for_link: { Args: { email: string }; Returns: undefined }
      ask_for_puzzle: { Args: { purpose: string }; Returns: Json }
      begin_mail: { Args: { mail: string }; Returns: boolean }
      bring_in_archive: {
        Args: { archive: string; columns: Json; counts: Json; is_trial?: boolean }
        Returns: undefined
      }
      change_rows: {
        Args: { change: string; ids: string[]; list: string; stamps: string[] }
        Returns: {
          id: string
          outcome: string
          version: number
        }[]
      }
      change_usage: {
        Args: { changes: Json; ids?: string[]; list: string }
        Returns: {
          id: string
          kind: string
          list_id: string
          list_title: string
          list_type: string
          section_id: string
          section_title: string
          title: string
          total: number
          words: string[]
        }[]
      }
      changed_by_name: {
        Args: {
          version: Omit<
            Database['public']['Tables']['history']['Row'],
            Database['public']['Tables']['history']['ComputedFields']
          >
        }
        Returns: string
      }
      check_archive: { Args: { columns: Json }; Returns: undefined }
      check_import: {
        Args: { instrument: string; law: string; parts: Json }
        Returns: {
          fault: string
          place: number
        }[]
      }
      check_rows: {
        Args: { list: string; rows: Json }
        Returns: {
          column: string
          fault: string
          place: number
        }[]
      }
      compare_law: {
        Args: { law: string; one_day: string; only_slug?: string; other_day: string; with_amendment?: string }
        Returns: {
          chapter_id: string
          chapter_title: string
          difference: string
          number: string
          one_chapter: string
          one_content: string
          one_title: string
          other_chapter: string
          other_content: string
          other_title: string
          section_id: string
          slug: string
          title: string
        }[]
      }
      confirm_subscription: { Args: { token: string }; Returns: Json }
      correct_section: {
        Args: { based_on: string; changes: Json; draft?: string; new_values: Json; section: string; stamp?: string }
        Returns: string
      }
      count_my_dead_links: { Args: Record<PropertyKey, never>; Returns: number }
      count_vain_search: { Args: { query: string }; Returns: undefined }
      deleted_rows: {
        Args: { page?: number; page_size?: number; parent?: string; table_name: string }
        Returns: {
          deleted_at: string
          deleted_by: string
          row_id: string
          title: string
          total: number
          version: number
        }[]
      }
      derive_pending: { Args: Record<PropertyKey, never>; Returns: boolean }
      describe_change: { Args: { is_minor?: boolean; note?: string; version: number }; Returns: undefined }
      drop_archive: { Args: { archive: string }; Returns: undefined }
      find_same: {
        Args: { columns: string[]; list: string; wanted: Json }
        Returns: {
          ids: string[]
          places: number[]
        }[]
      }
      find_texts: {
        Args: { only_kind?: string; query: string }
        Returns: {
          id: string
          kind: string
          list_id: string
          list_title: string
          list_type: string
          section_id: string
          section_title: string
          title: string
          url: string
        }[]
      }
      finish_removals: { Args: { ids: string[] }; Returns: string[] }
      get_address: { Args: { of_id: string; of_kind: string }; Returns: string }
      get_amounts: {
        Args: { only_kind?: string }
        Returns: {
          amount: number
          asked_as: string[]
          caution: string
          effective_from: string
          id: string
          kind: string
          last_day: string
          name: string
          note: string
          period: string
          place: number
          provision_urls: string[]
          provisions: string[]
          source: string
          subject: string
          unit: string
          updated_at: string
        }[]
      }
      get_answered_questions: {
        Args: Record<PropertyKey, never>
        Returns: {
          gist: string
          id: string
          provision_urls: string[]
          provisions: string[]
          question: string
        }[]
      }
      get_archive_piece: { Args: { archive: string; place: number; table_name: string }; Returns: string }
      get_change_options: {
        Args: Record<PropertyKey, never>
        Returns: {
          choice: string
          filter: string
          items: number
          label: string
        }[]
      }
      get_changes: {
        Args: { only_kind?: string[]; only_month?: string; only_provision?: string[] }
        Returns: {
          amendment: Json
          changed_at: string
          day: string
          earlier: string
          gist: string
          id: string
          is_minor: boolean
          is_new: boolean
          kind: string
          notes: string[]
          provision_urls: string[]
          provisions: string[]
          title: string
          total: number
          url: string
        }[]
      }
      get_cited_sections: {
        Args: { source_ids: string[]; source_type: string }
        Returns: {
          chapter: string
          id: string
          law: string
          provision_urls: string[]
          provisions: string[]
          source_id: string
          title: string
          url: string
        }[]
      }
      get_citing_sources: {
        Args: { section_id: string }
        Returns: {
          date: string
          id: string
          paragraphs: string[]
          title: string
          type: string
          url: string
        }[]
      }
      get_content_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          groups: number
          items: number
          kind: string
          latest: string
        }[]
      }
      get_day_references: { Args: { amendment: string; of_id: string }; Returns: Json }
      get_dead_links: {
        Args: { is_ignored?: boolean; page?: number }
        Returns: {
          caused_by: string
          deleted: string
          found_at: string
          id: string
          ignored_at: string
          ignored_by: string
          kind: string
          linked: string
          list_id: string
          list_title: string
          list_type: string
          paragraph: string
          reason: string
          section_id: string
          section_title: string
          successor: string
          successor_url: string
          text_id: string
          title: string
          total: number
          url: string
          version: number
          words: string
        }[]
      }
      get_deadlines: {
        Args: Record<PropertyKey, never>
        Returns: {
          caution: string
          count: number
          event: string
          key: string
          postponements: Json
          provision_urls: string[]
          provisions: string[]
          reporting: string
          rule: string
          title: string
          unit: string
        }[]
      }
      get_drafts: {
        Args: { discarded?: boolean; only_amendment?: string; only_list?: string; only_row?: string }
        Returns: {
          amendment: string
          amendment_title: string
          contested_by: string
          draft: string
          failure: string
          id: string
          is_new: boolean
          is_outdated: boolean
          is_own: boolean
          is_ready: boolean
          is_repeal: boolean
          is_told: boolean
          kind: string
          list_id: string
          list_title: string
          list_type: string
          publish_on: string
          removed_at: string
          removed_by: string
          section_id: string
          section_title: string
          sets: string[]
          title: string
          version: number
          written_at: string
          written_by: string
        }[]
      }
      get_faq_facts: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          provision_urls: string[]
          provisions: string[]
          view_count: number
        }[]
      }
      get_faq_feedback_counts: {
        Args: { faq_id: string }
        Returns: {
          helpful: number
          not_helpful: number
        }[]
      }
      get_guide_faults: {
        Args: { nodes: Json }
        Returns: {
          fault: string
          node: string
          title: string
        }[]
      }
      get_latest: {
        Args: Record<PropertyKey, never>
        Returns: {
          amount: number
          category: string
          day: string
          id: string
          is_new: boolean
          kind: string
          part: string
          title: string
          unit: string
          url: string
        }[]
      }
      get_law_changes: {
        Args: { only_provision?: string[] }
        Returns: {
          amendment: Json
          amount: number
          day: string
          former: number
          id: string
          is_present: boolean
          note: string
          part: string
          provision_urls: string[]
          provisions: string[]
          subject: string
          title: string
          told_at: string
          unit: string
          url: string
        }[]
      }
      get_law_links: { Args: { law: string; section_slug?: string }; Returns: Json }
      get_links: { Args: { of_ids?: string[]; of_type: string }; Returns: Json }
      get_list_options: {
        Args: { list: string; only_filters?: string[] }
        Returns: {
          choice: string
          filter: string
          items: number
          label: string
        }[]
      }
      get_margin: { Args: { law: string; section_slug?: string }; Returns: Json }
      get_neighbours: {
        Args: { item_ids: string[]; item_type: string }
        Returns: {
          item_id: string
          place: number
          relation: string
          title: string
          total: number
          url: string
        }[]
      }
      get_page_answers: { Args: { amendment?: string; list: string; new_values: Json; row_id?: string }; Returns: Json }
      get_preview: {
        Args: { address: string }
        Returns: {
          beginning: string
          title: string
        }[]
      }
      get_related_rulings: {
        Args: { ruling_ids: string[] }
        Returns: {
          ruling_id: string
          shared: number
          title: string
          url: string
        }[]
      }
      get_section_context: {
        Args: { law: string; section_slug: string }
        Returns: {
          beginning: string
          date: string
          id: string
          reference: string
          relation: string
          title: string
          type: string
          url: string
        }[]
      }
      get_terms: {
        Args: { of_id?: string }
        Returns: {
          definition: string
          hebrew: string
          id: string
          provision_urls: string[]
          provisions: string[]
          term: string
          transliteration: string
        }[]
      }
      get_text_targets: {
        Args: { of_id: string; of_kind: string }
        Returns: {
          is_dead: boolean
          url: string
          words: string
        }[]
      }
      get_underived_texts: {
        Args: Record<PropertyKey, never>
        Returns: {
          failure: string
          id: string
          kind: string
          list_id: string
          list_title: string
          list_type: string
          section_id: string
          section_title: string
          title: string
          tried_at: string
          tries: number
        }[]
      }
      get_vain_searches: {
        Args: Record<PropertyKey, never>
        Returns: {
          askings: number
          last_day: string
          query: string
        }[]
      }
      has_due: {
        Args: {
          present: Omit<
            Database['public']['Tables']['content_version']['Row'],
            Database['public']['Tables']['content_version']['ComputedFields']
          >
        }
        Returns: boolean
      }
      history_authors: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          name: string
        }[]
      }
      ignore_dead_link: { Args: { link: number; reason?: string }; Returns: undefined }
      imports_into: {
        Args: { lists: string[] }
        Returns: {
          id: string
          made_at: string
          made_by: string
          others: number
          title: string
        }[]
      }
      increment_faq_view_count: { Args: { faq_id: string }; Returns: undefined }
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      law_on: {
        Args: { law: string; on_day: string; only_slug?: string; with_amendment?: string }
        Returns: {
          amendment: string
          changes_noted_to: string
          chapter_id: string
          chapter_order: number
          chapter_title: string
          content: string
          from_day: string
          is_assumed: boolean
          number: string
          place: number
          present_chapter: string
          section_id: string
          slug: string
          state: string
          text_as_of: string
          title: string
          to_day: string
        }[]
      }
      leave: { Args: { token: string }; Returns: string }
      mend_dead_link: { Args: { address?: string; link: number }; Returns: number }
      message_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          status: string
          total: number
        }[]
      }
      move_rows: {
        Args: {
          list: string
          row_ids: string[]
          stamps?: string[]
          target?: string
          to_parent?: string
          to_place?: number
          to_places?: number[]
        }
        Returns: {
          former_parent: string
          former_place: number
          place: number
          row_id: string
          total: number
          updated_at: string
        }[]
      }
      newsletter_facts: { Args: Record<PropertyKey, never>; Returns: Json }
      noted_by_name: {
        Args: {
          note: Omit<
            Database['public']['Tables']['draft_notes']['Row'],
            Database['public']['Tables']['draft_notes']['ComputedFields']
          >
        }
        Returns: string
      }
      prepare_archive: { Args: Record<PropertyKey, never>; Returns: Json }
      preview_edition: { Args: { edition: string }; Returns: Json }
      project_facts: { Args: Record<PropertyKey, never>; Returns: Json }
      publish_draft: {
        Args: { based_on?: string; draft: string; new_values: Json; row_id?: string; stamp: string }
        Returns: string
      }
      publish_due: { Args: Record<PropertyKey, never>; Returns: number }
      read_subscription: { Args: { token: string }; Returns: Json }
      recent_changes: {
        Args: { before?: number; only_by?: string }
        Returns: {
          action: string
          changed_at: string
          changed_by: string
          id: string
          import_id: string
          is_there: boolean
          kind: string
          list_id: string
          list_title: string
          list_type: string
          others: number
          section_id: string
          section_title: string
          title: string
          version: number
        }[]
      }
      rename_oneself: { Args: { new_name: string }; Returns: undefined }
      restore_save: {
        Args: { draft: string; saved: string; stamp: string }
        Returns: {
          amendment_id: string | null
          based_on: string | null
          failure: string | null
          former_place: number | null
          id: string
          is_ready: boolean
          is_removed: boolean
          is_repeal: boolean
          is_waiting: boolean
          publish_on: string | null
          published_at: string | null
          removed_at: string | null
          removed_by: string | null
          row: NonNullable<Json>
          row_id: string | null
          table_name: string
          version: number | null
          written_at: string
          written_by: string
          written_by_email: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'drafts'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      restore_version: { Args: { version: number }; Returns: string }
      row_facts: {
        Args: { ids: string[]; list: string }
        Returns: {
          changed_at: string
          changed_by: string
          changes_on: string
          cited_by: number
          drafts: number
          id: string
          inside: number
          leads_nowhere: boolean
          provisions: string[]
        }[]
      }
      row_usage: {
        Args: { ids: string[] }
        Returns: {
          id: string
          kind: string
          list_id: string
          list_title: string
          list_type: string
          section_id: string
          section_title: string
          title: string
          total: number
        }[]
      }
      save_draft: {
        Args: {
          amendment?: string
          based_on?: string
          draft?: string
          is_ready?: boolean
          is_repeal?: boolean
          list: string
          new_values: Json
          publish_on?: string
          row_id?: string
          stamp?: string
        }
        Returns: {
          id: string
          written_at: string
        }[]
      }
      saved_by_name: {
        Args: {
          save: Omit<
            Database['public']['Tables']['draft_saves']['Row'],
            Database['public']['Tables']['draft_saves']['ComputedFields']
          >
        }
        Returns: string
      }
      search_content: {
        Args: {
          count_years?: boolean
          from_year?: number
          page?: number
          page_size?: number
          query: string
          to_year?: number
          type?: string
        }
        Returns: Json
      }
      search_news: {
        Args: { only_category?: string[]; page?: number; page_size?: number; q: string }
        Returns: {
          category: string
          date: string
          id: string
          provision_urls: string[]
          provisions: string[]
          summary: string
          title: string
          total: number
          until: string
        }[]
      }
      search_rulings: {
        Args: {
          first_day?: string
          last_day?: string
          only_court?: string[]
          only_provision?: string[]
          page?: number
          page_size?: number
          q: string
        }
        Returns: {
          court: string
          date: string
          id: string
          number: string
          outcome: string
          pdf_url: string
          provision_urls: string[]
          provisions: string[]
          summary: string
          title: string
          total: number
        }[]
      }
      search_sections: {
        Args: { only_chapter?: string; q: string }
        Returns: {
          chapter_id: string
          chapter_title: string
          chapter_type: string
          id: string
          order: number
          title: string
          updated_at: string
        }[]
      }
      search_tax_decisions: {
        Args: {
          first_day?: string
          last_day?: string
          only_authority?: string[]
          only_field?: string[]
          only_provision?: string[]
          page?: number
          page_size?: number
          q: string
        }
        Returns: {
          authority: string
          date: string
          field: string
          id: string
          pdf_url: string
          provision_urls: string[]
          provisions: string[]
          subject: string
          summary: string
          title: string
          total: number
        }[]
      }
      send_test: { Args: { edition: string }; Returns: undefined }
      set_removed: { Args: { ids: string[]; is_removed: boolean; list: string }; Returns: string[] }
      set_subscription: { Args: { rhythm: string; token: string; topics: Json }; Returns: Json }
      staff_account: {
        Args: Record<PropertyKey, never>
        Returns: {
          name: string
          other_sessions: number
        }[]
      }
      staff_dashboard: {
        Args: Record<PropertyKey, never>
        Returns: {
          list: string
          total: number
        }[]
      }
      stage_import: { Args: { import: string; parts: Json }; Returns: undefined }
      step_amendment: { Args: { amendment: string; stamp: string; step: string }; Returns: string }
      step_edition: { Args: { due?: string; edition: string; mail?: string; step: string }; Returns: string }
      take_mail: { Args: { most: number }; Returns: Json }
      tell_mail: {
        Args: { answer: string; code: number; is_address_refused: boolean; mail: string }
        Returns: undefined
      }
      undo_changes: {
        Args: { versions: number[] }
        Returns: {
          failure: string
          title: string
          version: number
        }[]
      }
      undo_import: { Args: { import: string; is_certain?: boolean }; Returns: number }
      undo_leave: { Args: { undo: string }; Returns: undefined }
      upcoming_rows: {
        Args: Record<PropertyKey, never>
        Returns: {
          day: string
          id: string
          kind: string
          list_id: string
          list_title: string
          list_type: string
          section_id: string
          section_title: string
          title: string
          total: number
        }[]
      }
      view_count: {
        Args: {
          faq: Omit<Database['public']['Tables']['faqs']['Row'], Database['public']['Tables']['faqs']['ComputedFields']>
        }
        Returns: number
      }
      went_live: {
        Args: Record<PropertyKey, never>
        Returns: {
          at: string
          day: string
          id: string
          is_own: boolean
          kind: string
          list_id: string
          list_title: string
          list_type: string
          section_id: string
          section_title: string
          title: string
          version: number
          written_by: string
        }[]
      }
      who_writes: {
        Args: { doing?: string; text_meant: string[] }
        Returns: {
          has_taken_over: boolean
          name: string
        }[]
      }
      written_by_name: {
        Args: {
          entry: Omit<
            Database['public']['Tables']['message_entries']['Row'],
            Database['public']['Tables']['message_entries']['ComputedFields']
          >
        }
        Returns: string
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
